import { createInterface } from 'node:readline'
for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line)
  if (asked.type === 'choose') console.log(JSON.stringify({ action: asked.legal[0] }))
}

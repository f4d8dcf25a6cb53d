/**
 * A lint rule: look down, never up. The kit knows nobody of ours, a game knows the kit and itself,
 * the app knows both. It looks at where an import leads, however it is written: static, `export
 * from`, a type, `import()`, `import.meta.glob` or an address beside it. No file has to exist for it to be forbidden.
 */
import path from 'node:path'

const SOURCES = path.resolve(import.meta.dirname, '../src')

/** The floor of a file: `kit`, `games` (their list), `games/NAME`, `app`, or `` outside. */
export function floorOf(file) {
  const [floor, room, ...rest] = path.relative(SOURCES, file).split(path.sep)
  if (floor === '..' || floor === undefined) return ''
  return floor === 'games' && rest.length > 0 ? `games/${room}` : floor
}

/** The floor that an import leads to: `games/dooom` names a game's folder, with or without more. */
function leadsTo(file, source) {
  const isRooted = source.startsWith('/') // Vite looks there from the folder of the client.
  const target = isRooted
    ? path.join(SOURCES, '..', source)
    : path.resolve(path.dirname(file), source)
  const [floor, room] = path.relative(SOURCES, target).split(path.sep)
  const isList = room === undefined || /^index(\.\w+)?$/.test(room)
  return floor === 'games' && !isList ? `games/${room}` : floor
}

/** Why a file may not import this, or nothing. */
export function refusal(file, source) {
  const from = floorOf(file)
  if (from === '' || from === 'app' || !/^[./]/.test(source)) return ''
  const to = leadsTo(file, source)
  if (to === 'kit' || to === from) return ''
  if (from === 'games' && to.startsWith('games/')) return ''
  if (from === 'kit') return 'The kit knows nobody of ours.'
  return 'A game knows the kit and itself only.'
}

/** What an import names, or null where nobody can tell before it runs. */
function named(node) {
  if (node?.type === 'TSLiteralType') return named(node.literal)
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null
}

const isGlob = ({ callee }) =>
  callee.type === 'MemberExpression' &&
  callee.object.type === 'MetaProperty' &&
  callee.property.name === 'glob'

/** `new URL('…', import.meta.url)` makes a worker or a file part of the client. */
const isBeside = ({ callee, arguments: [, base] }) =>
  callee.name === 'URL' && base?.type === 'MemberExpression' && base.object.type === 'MetaProperty'

export const floors = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = context.filename
    const check = (node, source) => {
      const name = named(source)
      const isBound = !['', 'app'].includes(floorOf(file))
      const message = name !== null ? refusal(file, name) : isBound ? 'Name what is imported.' : ''
      if (message) context.report({ node, message })
    }
    return {
      ImportDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => node.source && check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
      TSImportType: (node) => check(node, node.source),
      NewExpression: (node) => isBeside(node) && check(node, node.arguments[0]),
      CallExpression: (node) => isGlob(node) && check(node, node.arguments[0]),
    }
  },
}

/** Starts CPython in this worker, with the package beside it. */
import { type EngineFile, fetchManifest, fetchUnpacked, type Manifest } from './fetching'

/** As much of Pyodide as is used. */
export interface Python {
  readonly FS: {
    mkdirTree(path: string): void
    writeFile(path: string, content: Uint8Array): void
  }
  runPython(code: string): unknown
  pyimport(name: string): Record<string, (...words: unknown[]) => unknown>
}
interface Pyodide {
  loadPyodide(options: object): Promise<Python>
}

const WASM = 'pyodide.asm.wasm'
const LIBRARY = 'python_stdlib.zip'
const OURS = 'waystone.zip'
// The compiled part of msgspec must be a file; all else is read from the archives.
const START = `
import sys, zipfile
with zipfile.ZipFile("/lib/waystone.zip") as archive:
    for name in archive.namelist():
        if name.startswith("msgspec/"):
            archive.extract(name, "/lib/site")
sys.path[:0] = ["/lib/site", "/lib/waystone.zip"]
`

export type Progress = (done: number, all: number) => void

export async function startPython(base: string, tell: Progress): Promise<Python> {
  const manifest = await fetchManifest(base)
  const [files, { loadPyodide }] = await Promise.all([
    fetchAll(base, manifest, tell),
    import(/* @vite-ignore */ `${base}pyodide.mjs`) as Promise<Pyodide>,
  ])
  const python = await answeringFor(base, files, () =>
    loadPyodide({
      indexURL: base,
      stdLibURL: base + LIBRARY,
      lockFileContents: JSON.stringify(manifest.lock),
      packageBaseUrl: base,
    }),
  )
  python.FS.mkdirTree('/lib/site')
  python.FS.writeFile(`/lib/${OURS}`, new Uint8Array(files.get(OURS)!))
  python.runPython(START)
  return python
}

async function fetchAll(
  base: string,
  manifest: Manifest,
  tell: Progress,
): Promise<Map<string, ArrayBuffer>> {
  const squeezed = manifest.files.filter(({ name }) => name.endsWith('.gz'))
  const all = squeezed.reduce((sum, { bytes }) => sum + bytes, 0)
  let done = 0
  const hear = (bytes: number): void => tell((done += bytes), all)
  const content = async (file: EngineFile): Promise<[string, ArrayBuffer]> => [
    file.name.slice(0, -'.gz'.length),
    await fetchUnpacked(base, file, hear),
  ]
  return new Map(await Promise.all(squeezed.map(content)))
}

/** Pyodide fetches its files by name; those that are here already are handed to it. */
async function answeringFor<T>(
  base: string,
  files: ReadonlyMap<string, ArrayBuffer>,
  work: () => Promise<T>,
): Promise<T> {
  const real = globalThis.fetch
  globalThis.fetch = (asked, how) => {
    const address = asked instanceof Request ? asked.url : String(asked)
    const content = address.startsWith(base) ? files.get(address.slice(base.length)) : undefined
    if (content === undefined) return real(asked, how)
    const type = address.endsWith(WASM) ? 'application/wasm' : 'application/zip'
    return Promise.resolve(new Response(content, { headers: { 'Content-Type': type } }))
  }
  try {
    return await work()
  } finally {
    globalThis.fetch = real
  }
}

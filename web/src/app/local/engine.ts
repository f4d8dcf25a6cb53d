/** Starts CPython in this worker, with the package beside it. */
import { BYTES, COMPILED, fetchManifest, fetchUnpacked, type Manifest, type Use } from './fetching'

/** As much of Pyodide as is used. */
export interface Python {
  readonly FS: {
    mkdirTree(path: string): void
    writeFile(path: string, content: Uint8Array, how: { canOwn: boolean }): void
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

export type LoadProgress = (done: number, all: number) => void

export async function startPython(base: string, tell: LoadProgress): Promise<Python> {
  const manifest = await fetchManifest(base)
  const [[wasm, library, ours], { loadPyodide }] = await Promise.all([
    fetchParts(base, manifest, tell),
    import(/* @vite-ignore */ `${base}pyodide.mjs`) as Promise<Pyodide>,
  ])
  const python = await handing(base, wasm, library, () =>
    loadPyodide({
      indexURL: base,
      stdLibURL: base + LIBRARY,
      lockFileContents: JSON.stringify(manifest.lock),
      packageBaseUrl: base,
    }),
  )
  giveBack(library)
  python.FS.mkdirTree('/lib/site')
  python.FS.writeFile(`/lib/${OURS}`, new Uint8Array(ours), { canOwn: true })
  python.runPython(START)
  return python
}

/** Bytes that were copied: where a browser can, it lets go of them now, not when it tidies up. */
function giveBack(bytes: ArrayBuffer): void {
  const { transfer } = bytes as { transfer?: (length: number) => ArrayBuffer }
  transfer?.call(bytes, 0)
}

/** The interpreter, compiled as it comes; its library; our package. */
function fetchParts(
  base: string,
  { files }: Manifest,
  tell: LoadProgress,
): Promise<[WebAssembly.Module, ArrayBuffer, ArrayBuffer]> {
  const squeezed = files.filter(({ name }) => name.endsWith('.gz'))
  const all = squeezed.reduce((sum, { bytes }) => sum + bytes, 0)
  let done = 0
  const hear = (bytes: number): void => tell((done += bytes), all)
  const part = <T>(wanted: string, use: Use<T>): Promise<T> =>
    fetchUnpacked(
      base,
      squeezed.find(({ name }) => name === `${wanted}.gz`)!,
      use,
      hear,
    )
  return Promise.all([part(WASM, COMPILED), part(LIBRARY, BYTES), part(OURS, BYTES)])
}

/**
 * Pyodide fetches its files by name and compiles one of them; what is here already is handed to it
 * as it is, for every copy of these would stay until the browser tidies up.
 */
async function handing<T>(
  base: string,
  wasm: WebAssembly.Module,
  library: ArrayBuffer,
  work: () => Promise<T>,
): Promise<T> {
  const { fetch } = globalThis
  const { instantiateStreaming } = WebAssembly
  globalThis.fetch = (asked, how) => {
    const address = asked instanceof Request ? asked.url : String(asked)
    if (address === base + WASM) return Promise.resolve(new Response())
    if (address !== base + LIBRARY) return fetch(asked, how)
    return Promise.resolve(
      Object.assign(new Response(), { arrayBuffer: () => Promise.resolve(library) }),
    )
  }
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module: wasm,
    instance: await WebAssembly.instantiate(wasm, imports),
  })
  try {
    return await work()
  } finally {
    Object.assign(globalThis, { fetch })
    Object.assign(WebAssembly, { instantiateStreaming })
  }
}

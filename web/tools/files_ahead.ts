/**
 * Which files a page asks for after its first script, as the server names them beside the page: by
 * the beginning of the address (`g`), and by the game that is played there (`games/dooom`).
 */
import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

/** What the page itself asks for. */
export const SHELL = 'shell'
const PAGES: Readonly<Record<string, string>> = {
  'app/match/Match.svelte': 'g',
  'app/replay/Replay.svelte': 'replay',
}

function nameOf(module: string): string | null {
  const [, path = ''] = module.split('/src/')
  const [, game] = /^games\/(\w+)\/index\.ts$/.exec(path) ?? []
  return game ? `games/${game.replaceAll('_', '-')}` : (PAGES[path] ?? null)
}

function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const needed = chunk.imports.flatMap((name) => {
    const found = bundle[name]
    return found?.type === 'chunk' && found.name !== SHELL ? filesOf(found, bundle) : []
  })
  return [...needed, chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]
}

const sourceOf = (file: Rolldown.OutputBundle[string]): string =>
  file.type === 'asset' ? (file.originalFileNames[0] ?? '') : ''

export const filesAhead: Plugin = {
  name: 'files-ahead',
  enforce: 'post',
  generateBundle(_, bundle) {
    const ahead = Object.values(bundle).flatMap((chunk) => {
      if (chunk.type !== 'chunk') return []
      const names = chunk.moduleIds.flatMap((module) => nameOf(module) ?? [])
      return names.map((name) => [name, filesOf(chunk, bundle)] as const)
    })
    // The server draws them into the previews of invitations.
    const doors = Object.values(bundle).flatMap((file) => {
      const [, game] = /games\/(\w+)\/listing\/door\./.exec(sourceOf(file)) ?? []
      return game ? [[`door/${game.replaceAll('_', '-')}`, [file.fileName]] as const] : []
    })
    const source = JSON.stringify(Object.fromEntries([...ahead, ...doors]), null, 1)
    this.emitFile({ type: 'asset', fileName: 'ahead.json', source })
    // What a page keeps that is to work without a network, and how much that is as it is sent.
    const sizes = Object.values(bundle).flatMap((file) => {
      const content = file.type === 'chunk' ? file.code : file.source
      return file.fileName.startsWith('assets/')
        ? [[file.fileName, gzipSync(content).byteLength] as const]
        : []
    })
    const files = JSON.stringify(Object.fromEntries(sizes), null, 1)
    this.emitFile({ type: 'asset', fileName: 'files.json', source: files })
  },
}

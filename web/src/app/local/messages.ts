/** What the page and its workers say to each other; all of it plain texts and numbers. */

/** What a worker is for: it keeps the table, or it thinks for slow computers. */
export type WorkerRole = 'table' | 'thinker'

export type ToWorker =
  | {
      readonly kind: 'call'
      readonly id: number
      readonly words: readonly [string, string, string]
    }
  | { readonly kind: 'open' | 'close' }
  | { readonly kind: 'frame'; readonly text: string }
  /** To the thinker: a job, or a record to check; to the table: what came of it. */
  | { readonly kind: 'think' | 'check'; readonly id: number; readonly job: string }
  | {
      readonly kind: 'thought'
      readonly id: number
      readonly text: string
      readonly failure: string
    }

/** What can go wrong without ending anything that is under way. */
export type Trouble =
  /** Nothing is kept here: there is no room, or the browser does not want to. */
  | 'forgets'
  /** Another page has the table now. */
  | 'taken'
  /** The engine can't be fetched, or does not run here. */
  | 'missing'

export type FromWorker =
  | { readonly kind: 'loading'; readonly done: number; readonly all: number }
  | { readonly kind: 'ready'; readonly python: string }
  | { readonly kind: 'trouble'; readonly what: Trouble; readonly why: string }
  | { readonly kind: 'answer'; readonly id: number; readonly text: string }
  | { readonly kind: 'opened' }
  | { readonly kind: 'frame'; readonly text: string }
  | { readonly kind: 'think'; readonly id: number; readonly job: string }
  | {
      readonly kind: 'thought'
      readonly id: number
      readonly text: string
      readonly failure: string
    }

#!/usr/bin/env node
// Checks records of Delve & Dash and Extrikate without any other part of Waystone: the commitment, the luck,
// the labyrinth, every digest, the result and the checksum. Written from docs/protocol/records.md and docs/rules.
//
//   node examples/verify.mjs match.record …
//
// Exit code: 0 all of it is right, 1 a record differs, 2 a file is no record that can be checked here.

import { Refused, refuseIf } from './verify/board.mjs'
import { Delve } from './verify/delve.mjs'
import { Extrikate } from './verify/extrikate.mjs'
import { hex } from './verify/luck.mjs'
import { NoRecord, read } from './verify/record.mjs'

/** The record is not what playing it again gives. */
class Differs extends Error {}

const GAMES = { 'delve-and-dash': { 1: Delve }, extrikate: { 1: Extrikate } }

function open(record) {
  const versions = GAMES[record.game]
  if (!versions)
    throw new NoRecord(
      `this program checks records of ${Object.keys(GAMES).join(' and ')} only, not of ${record.game}; 'waystone verify' checks all`,
    )
  const Game = versions[record.rules]
  if (!Game)
    throw new NoRecord(`version ${record.rules} of the rules of ${record.game} is not known here`)
  return new Game(record)
}

function compare(number, recorded, match) {
  const replayed = hex(match.key()).slice(0, 8)
  if (recorded !== replayed)
    throw new Differs(
      `step ${number}: the record's digest is ${recorded}, but playing it again gives ${replayed}`,
    )
}

function replay(record) {
  const match = open(record)
  compare(0, record.start, match)
  record.steps.forEach(({ seat, text, digest }, place) => {
    const number = place + 1
    try {
      refuseIf(seat >= record.players.length, 'there is no such seat')
      if (text !== 'hint') match.do(seat, text) // a hint changes nothing
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      throw new Differs(
        `step ${number}: the record has seat ${seat} do '${text}', which is refused: ${error.message}`,
      )
    }
    compare(number, digest, match)
  })
  const [recorded, replayed] = [record.result || 'unfinished', match.result() || 'unfinished']
  if (recorded !== replayed)
    throw new Differs(
      `the record's result is '${recorded}', but playing it again gives '${replayed}'`,
    )
  const { claimed, counted } = record.checksum
  if (claimed !== counted)
    throw new Differs(
      `every step replays, but the record's checksum is ${claimed}, and its text gives ${counted}`,
    )
  const covered = claimed ? 'the result and the checksum' : 'and the result'
  return `the seed fits its commitment, and every digest of ${record.steps.length} steps, ${covered} are right: ${recorded}`
}

function judge(name) {
  try {
    console.log(`${name}: ${replay(read(name))}`)
    return 0
  } catch (error) {
    if (!(error instanceof NoRecord || error instanceof Differs)) throw error
    console.error(`${name}: ${error.message}`)
    return error instanceof Differs ? 1 : 2
  }
}

const names = process.argv.slice(2)
if (!names.length) console.error('usage: node verify.mjs RECORD …   (- is standard input)')
process.exitCode = names.length ? Math.max(...names.map(judge)) : 2

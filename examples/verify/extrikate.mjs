// Extrikate, rules version 1: docs/rules/extrikate.md, and the luck and key of docs/protocol/records.md.

import { Board, keyOf, NONE, range, Refused, refuseIf, WAYS } from './board.mjs'
import { Stream } from './luck.mjs'
import { chosen, NoRecord } from './record.mjs'

const EXTRIKATE_SETTINGS = {
  exit_rolls: [1, 1, 3],
  explore: ['free', 'free', 'forced'],
  lives: [3, 1, 9],
  last_turn: [500, 20, 500],
}
const STEPS = [
  'turn start',
  'between rolls',
  'move or dig',
  'dig only',
  'wall',
  'door',
  'cave in',
  'monster',
  'over',
]
const [OPEN, SOLID, GATE] = [0, 1, 2]
const [ACTIVE, HOME, DEAD] = [0, 1, 2]
// The table of EX-20 from a sum of 3 on: a word, or a trap's or monster's number.
const DELVE_TABLE =
  'trap5 trap4 trap3 gain trap2 move wall door wall move move monster2 monster3 monster4 cave monster5'
const EXIT_TABLE = `trap4 trap3 trap2 ${'move '.repeat(10)}monster2 monster3 monster4`
const TABLES = [DELVE_TABLE.split(' '), EXIT_TABLE.split(' ')]

/** A match, step by step. */
export class Extrikate {
  constructor(record) {
    const seats = record.players.length
    if (seats > 3) throw new NoRecord('Extrikate takes 1 to 3 seats')
    this.law = chosen(record, EXTRIKATE_SETTINGS)
    this.board = new Board(12)
    this.dice = new Stream('play', record.seed)
    this.edges = this.board.edges.map(() => OPEN)
    this.dots = this.board.cells.map(() => 0)
    const each = (value) => Array(seats).fill(value)
    Object.assign(this, {
      turn: 0,
      step: 'turn start',
      rolled: 0,
      thrown: [],
      strength: 0,
      throws: [],
    })
    Object.assign(this, { lives: each(this.law.lives), treasure: each(0), phase: each(0) })
    Object.assign(this, { status: each(ACTIVE), turns: each(0), rolls: each(0) })
    this.starts = each(0).map(() => this.rollStart())
    this.place = [...this.starts]
    this.rollOff(range(seats))
  }
  d6() {
    return this.dice.roll(6)
  }
  rollStart() {
    const column = this.d6() + this.d6()
    const row = this.d6() + this.d6()
    const cell = (row - 1) * 12 + column - 1
    this.dots[cell] = 1
    return cell
  }
  rollOff(best) {
    while (best.length > 1) {
      const throws = this.starts.map((_, seat) => (best.includes(seat) ? this.d6() : 0))
      best = best.filter((seat) => throws[seat] === Math.max(...throws))
      this.throws.push(...throws)
    }
    this.turn = best[0]
  }

  key() {
    const numbers = [
      ...[this.lives.length, this.turn, STEPS.indexOf(this.step), this.rolled, this.strength],
      ...[this.thrown.length, ...this.thrown, ...this.starts, ...this.place, ...this.lives],
      ...[...this.treasure, ...this.phase, ...this.status, ...this.turns, ...this.rolls],
      ...this.throws,
    ]
    return keyOf(numbers.join(','), this.edges, this.dots)
  }
  result() {
    if (this.step !== 'over') return ''
    const home = range(this.lives.length).filter((seat) => this.status[seat] === HOME)
    const most = Math.max(...home.map((seat) => this.treasure[seat]))
    const best = home.filter((seat) => this.treasure[seat] === most)
    const prize = best.length === 1 ? 'win' : 'draw'
    const each = this.lives.map((_, seat) => (best.includes(seat) ? prize : 'loss'))
    return `${each.join(' ')} (${this.reason(best.length)})`
  }
  reason(winners) {
    if (!winners) return 'the dungeon wins'
    if (this.lives.length === 1) return 'escaped'
    return winners === 1 ? 'most treasure' : 'equal treasure'
  }

  // Actions, by decision point

  do(seat, text) {
    refuseIf(this.step === 'over', 'the match is over')
    if (text === 'leave') return this.resign(seat)
    refuseIf(seat !== this.turn, 'it is not its turn')
    const space = text.lastIndexOf(' ')
    const [verb, ways] = [text.slice(0, space), text.slice(space + 1)]
    if (text === 'roll') this.roll()
    else if (text === 'declare exit') this.declareExit()
    else if (text === 'end turn') this.stop()
    else if (text === 'fight') this.fight()
    else if (text === 'bribe') this.bribe()
    else if (verb === 'cave in') this.caveIn([...ways])
    else if (WAYS.includes(ways)) this.atEdge(verb, WAYS.indexOf(ways))
    else throw new Refused('there is no such action')
  }
  need(...steps) {
    refuseIf(!steps.includes(this.step), 'it is not asked for now')
  }
  resign(seat) {
    refuseIf(this.status[seat] !== ACTIVE, 'who is home or dead can not leave')
    this.die(seat)
    if (seat === this.turn) this.endTurn()
  }
  declareExit() {
    const seat = this.turn
    this.need('turn start')
    refuseIf(this.phase[seat] || !this.rolls[seat], 'the exit can not be declared')
    this.phase[seat] = 1
    if (this.place[seat] === this.starts[seat]) this.comeHome()
  }
  stop() {
    this.need('between rolls')
    this.endTurn()
  }
  roll() {
    this.need('turn start', 'between rolls')
    this.thrown = [this.d6(), this.d6(), this.d6()]
    this.rolled += 1
    this.rolls[this.turn] += 1
    const sum = this.thrown.reduce((one, other) => one + other)
    const [, what, number] = /^([a-z]+)([0-9]?)$/.exec(TABLES[this.phase[this.turn]][sum - 3])
    this.carryOut(what, Number(number))
  }
  carryOut(what, number) {
    if (what === 'move') this.step = 'move or dig'
    else if (what === 'trap') this.trap(number)
    else if (what === 'monster') Object.assign(this, { step: 'monster', strength: number })
    else if (what === 'cave') this.beginCaveIn()
    else if (what === 'gain') this.gain(1)
    else if (what === 'wall') this.beginWall()
    else this.beginDoor()
  }
  gain(treasure) {
    this.treasure[this.turn] += treasure
    this.goOn()
  }
  trap(number) {
    if (this.d6() < number) this.loseLife()
    this.endTurn()
  }
  fight() {
    this.need('monster')
    if (this.d6() >= this.strength) {
      const spoils = this.d6()
      if (spoils < this.strength) this.treasure[this.turn] += spoils
    } else this.loseLife()
    this.endTurn()
  }
  bribe() {
    this.need('monster')
    refuseIf(this.treasure[this.turn] < this.strength, 'it has too little treasure')
    this.treasure[this.turn] -= this.strength
    this.endTurn()
  }

  // What is done at the edges of the own cell (EX-21 to EX-30)

  edge(way) {
    return this.board.edge(this.place[this.turn], way)
  }
  waysWith(...states) {
    return range(4).filter(
      (way) => this.edge(way) !== NONE && states.includes(this.edges[this.edge(way)]),
    )
  }
  waysToMove() {
    const passable = this.waysWith(OPEN, GATE)
    const isDotted = (way) => this.dots[this.board.neighbour(this.place[this.turn], way)] === 1
    if (this.phase[this.turn]) return passable.filter(isDotted)
    const fresh = passable.filter((way) => !isDotted(way))
    return this.law.explore === 'forced' && fresh.length ? fresh : passable
  }
  beginWall() {
    if (this.waysWith(OPEN).length) this.step = 'wall'
    else if (!this.waysWith(GATE).length) this.step = 'dig only'
    else this.goOn()
  }
  beginDoor() {
    if (this.waysWith(OPEN, SOLID).length) this.step = 'door'
    else this.goOn()
  }
  beginCaveIn() {
    const walls = Math.min(Math.max(0, this.d6() - 2), this.waysWith(OPEN).length)
    if (walls) Object.assign(this, { step: 'cave in', strength: walls })
    else this.goOn()
  }
  caveIn(letters) {
    this.need('cave in')
    const ways = WAYS.filter((letter) => letters.includes(letter))
    refuseIf(ways.join() !== letters.join(), 'there is no such action')
    const numbers = ways.map((letter) => WAYS.indexOf(letter))
    const isOpen = numbers.every((way) => this.waysWith(OPEN).includes(way))
    refuseIf(numbers.length !== this.strength || !isOpen, 'the cave-in is another one')
    for (const way of numbers) this.edges[this.edge(way)] = SOLID
    this.goOn()
  }
  atEdge(verb, way) {
    const allowed = { move: () => this.waysToMove(), dig: () => this.waysWith(SOLID) }
    allowed.wall = () => this.waysWith(OPEN)
    allowed.door = () => this.waysWith(OPEN, SOLID)
    refuseIf(!(verb in allowed), 'there is no such action')
    const steps = { move: ['move or dig'], dig: ['move or dig', 'dig only'] }
    this.need(...(steps[verb] ?? [verb]))
    refuseIf(!allowed[verb]().includes(way), `it can not ${verb} there`)
    if (verb === 'move') return this.move(way)
    if (verb !== 'dig') this.edges[this.edge(way)] = verb === 'wall' ? SOLID : GATE
    else if (this.d6() >= 5) this.edges[this.edge(way)] = OPEN
    this.goOn()
  }
  move(way) {
    const seat = this.turn
    const cell = this.board.neighbour(this.place[seat], way)
    this.place[seat] = cell
    this.dots[cell] = 1
    if (this.phase[seat] && cell === this.starts[seat]) this.comeHome()
    else this.goOn()
  }

  // Turns, deaths, homecomings (EX-12 to EX-19, EX-39 to EX-49)

  goOn() {
    this.strength = 0
    const most = this.phase[this.turn] ? this.law.exit_rolls : 3
    if (this.rolled < most) this.step = 'between rolls'
    else this.endTurn()
  }
  comeHome() {
    this.status[this.turn] = HOME
    this.endTurn()
  }
  loseLife() {
    this.lives[this.turn] -= 1
    if (!this.lives[this.turn]) this.die(this.turn)
  }
  die(seat) {
    this.status[seat] = DEAD
    this.lives[seat] = this.treasure[seat] = 0
    this.place[seat] = NONE
  }
  endTurn() {
    const seat = this.turn
    this.turns[seat] += 1
    if (this.status[seat] === ACTIVE && this.turns[seat] >= this.law.last_turn) this.die(seat)
    this.strength = 0
    const seats = this.status.length
    const after = range(seats).map((each) => (seat + 1 + each) % seats)
    const next = after.find((each) => this.status[each] === ACTIVE)
    if (next === undefined) this.step = 'over'
    else Object.assign(this, { turn: next, step: 'turn start', rolled: 0, thrown: [] })
  }
}

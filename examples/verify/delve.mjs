// Delve & Dash, rules version 1: docs/rules/delve-and-dash.md, and the luck and key of docs/protocol/records.md.

import { Board, keyOf, NONE, range, Refused, refuseIf, WAYS } from './board.mjs'
import { Stream } from './luck.mjs'
import { chosen, NoRecord } from './record.mjs'

const SHARE = true
const DELVE_SETTINGS = {
  mode: ['auto', 'auto', 'solo', 'duel', 'cpu'],
  level: [1, 1, 2],
  edition: ['delve-and-dash', 'delve-and-dash', 'computer-labyrinth'],
  size: [8, 6, 20],
  wall_probability: [80, 0, 100, SHARE],
  door_share: [10, 2, 100, SHARE],
  door_locked: [35, 0, 100, SHARE],
  force_chance: [50, 1, 100, SHARE],
  lives: [3, 1, 9],
  base_moves: [2, 1, 9],
  life_moves: [2, 0, 9],
  carrier_moves: [4, 1, 20],
  cpu_random: [15, 0, 100, SHARE],
  wake_distance: [3, 0, 9],
  treasure_reach: [2, 0, 9],
  sight: [5, 0, 22],
  lair_gap: [4, 1, 9],
  treasure_gap: [3, 1, 9],
  respawn_gap: [1, 0, 3],
  battles: [1, 0, 9],
  start: ['near', 'near', 'classic'],
}
const [CHOOSING, PLAYING, OVER] = [0, 1, 2]
const [WALL, PASSAGE, DOOR] = [0, 1, 2]
// N, NE, E, SE, S, SW, W, NW: the order that settles ties (DD-60).
const FLIGHTS = [
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
]

/** A match, step by step. */
export class Delve {
  constructor(record) {
    const seats = record.players.length
    this.law = chosen(record, DELVE_SETTINGS)
    this.mode = this.law.mode === 'auto' ? ['solo', 'duel'][seats - 1] : this.law.mode
    if (seats !== (this.mode === 'solo' ? 1 : 2))
      throw new NoRecord(`the seats do not fit the mode`)
    this.board = new Board(this.law.size)
    this.placement = new Stream('placement', record.seed)
    this.dice = new Stream('play', record.seed)
    this.build(new Stream('labyrinth', record.seed))
    const each = (value) => Array(seats).fill(value)
    Object.assign(this, { phase: CHOOSING, turn: 0, left: 0, round: 1, battles: 0, offers: 0 })
    Object.assign(this, {
      lair: NONE,
      dragon: NONE,
      prey: NONE,
      lastKnown: NONE,
      lastSeen: NONE,
    })
    Object.assign(this, { treasure: NONE, carrier: NONE, winner: NONE, reason: '' })
    Object.assign(this, { awake: false, homing: false, found: false })
    Object.assign(this, { waystones: each(NONE), starts: each(NONE), place: each(NONE) })
    Object.assign(this, { lives: each(this.law.lives), moves: each(0), deaths: each(0) })
  }

  key() {
    const numbers = [
      ...[['solo', 'duel', 'cpu'].indexOf(this.mode), this.phase, this.turn, this.left, this.round],
      ...[this.battles, this.lair, this.dragon, +this.awake, this.prey, this.lastKnown],
      ...[+this.homing, this.lastSeen, this.treasure, this.carrier, +this.found, this.offers],
      ...[this.winner, ...this.waystones, ...this.starts, ...this.place],
      ...[...this.lives, ...this.moves, ...this.deaths],
    ]
    return keyOf(numbers.join(',') + this.reason, this.kinds, this.locked, this.known, this.visited)
  }

  result() {
    if (this.phase !== OVER) return ''
    const rest = ['draw agreed', 'last round played'].includes(this.reason) ? 'draw' : 'loss'
    const each = this.lives.map((_, seat) => (seat === this.winner ? 'win' : rest))
    return `${each.join(' ')} (${this.reason})`
  }

  // Setup (DD-10 to DD-25)

  build(dice) {
    const { board, law } = this
    this.kinds = board.edges.map(() => WALL)
    this.locked = board.edges.map(() => 0)
    this.known = board.edges.map(() => 0)
    this.visited = board.cells.map(() => 0)
    this.walk(dice)
    for (const edge of board.edges)
      if (this.kinds[edge] === WALL && !dice.chance(law.wall_probability))
        this.kinds[edge] = PASSAGE
    if (law.level === 2) this.hangDoors(dice)
  }
  walk(dice) {
    const { board } = this
    const path = [dice.pick(board.cells)]
    const reached = new Set(path)
    while (path.length) {
      const here = path.at(-1)
      const isNew = (way) =>
        board.edge(here, way) !== NONE && !reached.has(board.neighbour(here, way))
      const ways = range(4).filter(isNew)
      if (!ways.length) {
        path.pop()
        continue
      }
      const way = dice.pick(ways)
      this.kinds[board.edge(here, way)] = PASSAGE
      path.push(board.neighbour(here, way))
      reached.add(path.at(-1))
    }
  }
  hangDoors(dice) {
    const openings = this.board.edges.filter((edge) => this.kinds[edge] !== WALL)
    let doors = []
    while (doors.length < 4) doors = openings.filter(() => dice.chance(this.law.door_share))
    for (const edge of doors) this.kinds[edge] = DOOR
    for (const edge of doors) this.locked[edge] = +dice.chance(this.law.door_locked)
  }
  /** Those cells that are so far from all places, else the farthest. */
  far(cells, places, wanted) {
    const gap = (cell) => Math.min(...places.map((place) => this.board.steps(cell, place)))
    const most = Math.min(wanted, Math.max(...cells.map(gap)))
    return cells.filter((cell) => (most < wanted ? gap(cell) === most : gap(cell) >= wanted))
  }
  placeEveryone() {
    const { board, law, waystones, placement } = this
    const within = (from, least, most) =>
      board.cells.filter(
        (cell) => board.steps(cell, from) >= least && board.steps(cell, from) <= most,
      )
    const lair = placement.pick(this.far(board.cells, waystones, law.lair_gap))
    this.lair = this.dragon = this.lastKnown = lair
    const near = within(lair, 0, law.treasure_reach)
    this.treasure = placement.pick(this.far(near, waystones, law.treasure_gap))
    this.starts = waystones.map((home, seat) => {
      if (this.mode === 'solo' || law.start === 'classic') return home
      const around = within(home, 2, 4).filter((cell) => cell !== waystones[1 - seat])
      return placement.pick(this.far(around, [lair], law.lair_gap))
    })
    this.starts.forEach((cell, seat) => this.stand(seat, cell))
  }
  stand(seat, cell) {
    this.place[seat] = cell
    this.visited[cell] |= 1 << seat
  }

  // Actions

  do(seat, text) {
    refuseIf(this.phase === OVER, 'the match is over')
    const [verb, where] = text.split(' ')
    if (text === 'leave') this.leave(seat)
    else if (text === 'agree draw') this.agreeDraw(seat)
    else if (verb === 'waystone' && where) this.choose(seat, this.board.named(text.slice(9)))
    else if (text === 'next turn') this.nextTurn(seat)
    else if (verb === 'move' && WAYS.includes(text.slice(5)))
      this.attempt(seat, WAYS.indexOf(where))
    else throw new Refused('there is no such action')
  }
  leave(seat) {
    refuseIf(!this.lives[seat], 'the dead can not leave')
    const winner = this.lives.findIndex((lives, other) => other !== seat && lives > 0)
    this.end('forfeit', winner)
  }
  agreeDraw(seat) {
    refuseIf(this.mode !== 'duel' || this.offers & (1 << seat), 'no draw can be offered')
    this.offers |= 1 << seat
    if (this.offers === 3) this.end('draw agreed', NONE)
  }
  choose(seat, cell) {
    refuseIf(cell === undefined, 'there is no such chamber')
    refuseIf(this.phase !== CHOOSING || this.waystones[seat] !== NONE, 'that is settled')
    this.waystones[seat] = cell
    if (this.waystones.includes(NONE)) return
    this.placeEveryone()
    this.phase = PLAYING
    this.beginTurn(0)
  }
  end(reason, winner) {
    Object.assign(this, { phase: OVER, left: 0, reason, winner })
  }

  // Turns (DD-34 to DD-41)

  isFree() {
    return this.mode === 'solo' && !this.awake
  }
  beginTurn(seat) {
    this.turn = seat
    this.battles = 0
    this.offers &= ~(1 << seat)
    if (this.isFree()) return
    const { carrier_moves, base_moves, life_moves } = this.law
    this.left = this.carrier === seat ? carrier_moves : base_moves + life_moves * this.lives[seat]
  }
  nextTurn(seat) {
    refuseIf(this.phase !== PLAYING || this.turn !== seat || this.isFree(), 'it has no turn to end')
    this.endTurn()
  }
  endTurn() {
    if (this.turn === 0 && this.lives[1] > 0) return this.beginTurn(1)
    if (this.awake) this.dragonPhase()
    if (this.phase !== PLAYING) return
    if (this.round === 300) return this.end('last round played', NONE)
    this.round += 1
    this.beginTurn(this.lives[0] > 0 ? 0 : 1)
  }

  // An attempt (DD-42 to DD-48)

  attempt(seat, way) {
    refuseIf(this.phase !== PLAYING || this.turn !== seat, 'it is not its turn')
    const edge = this.board.edge(this.place[seat], way)
    refuseIf(edge === NONE, 'that is the rim')
    refuseIf(this.known[edge] && this.kinds[edge] === WALL, 'that is a known wall')
    this.moves[seat] += 1
    this.left = Math.max(0, this.left - 1)
    this.known[edge] = 1
    if (this.kinds[edge] !== WALL && this.passes(edge)) this.step(seat, way)
    if (this.left === 0 && this.phase === PLAYING && !this.isFree()) this.endTurn()
  }
  passes(edge) {
    if (this.kinds[edge] === PASSAGE) return true
    const held = this.locked[edge] && !this.dice.chance(this.law.force_chance)
    if (held) this.left = 0
    else this.locked[edge] = 1 - this.locked[edge]
    return !held
  }
  step(seat, way) {
    const cell = this.board.neighbour(this.place[seat], way)
    this.stand(seat, cell)
    if (!this.awake) this.wake(seat, cell)
    else if (this.dragon !== cell) this.look()
    if (this.awake && this.dragon === cell) {
      this.attack(seat)
      this.left = 0
      this.judgeDeaths()
      return
    }
    if (this.treasure === cell) {
      this.treasure = NONE
      this.found = true
      this.give(seat)
    }
    if (this.carrier !== NONE && !this.isHome(seat)) this.battle(seat)
  }
  give(seat) {
    this.carrier = seat
    if (this.turn === seat) this.left = Math.min(this.left, this.law.carrier_moves)
  }
  isHome(seat) {
    const home = this.carrier === seat && this.place[seat] === this.waystones[seat]
    if (home) this.end('home with the treasure', seat)
    return home
  }
  battle(seat) {
    const other = 1 - seat
    if (this.mode === 'solo' || this.battles >= this.law.battles) return
    if (!this.lives[other] || this.place[other] !== this.place[seat]) return
    this.battles += 1
    const winner = this.dice.roll(2) === 1 ? seat : other
    if (winner === this.carrier) return
    this.give(winner)
    this.isHome(winner)
  }

  // The dragon (DD-50 to DD-66, DD-77 to DD-79)

  wake(seat, cell) {
    if (this.board.steps(this.dragon, cell) > this.law.wake_distance) return
    this.awake = true
    this.lastSeen = this.dragon
    if (!this.waystones.includes(cell)) this.lastKnown = cell
    if (this.mode === 'solo') this.beginTurn(seat)
  }
  look() {
    const here = this.place[0]
    const isNear = () => here !== NONE && this.board.steps(here, this.dragon) <= this.law.sight
    if (this.mode !== 'solo' || isNear()) this.lastSeen = this.dragon
  }
  attack(seat) {
    this.lives[seat] -= 1
    this.deaths[seat] += 1
    if (this.carrier === seat) {
      this.carrier = NONE
      this.treasure = this.place[seat]
    }
    this.place[seat] = NONE
    if (this.lives[seat]) this.stand(seat, this.dice.pick(this.respawnPool()))
    this.look()
  }
  respawnPool() {
    const taken = new Set([...this.waystones, ...this.place, this.treasure, this.dragon])
    for (let gap = this.law.respawn_gap; ; gap -= 1) {
      const isFree = (cell) => !taken.has(cell) && this.board.flights(cell, this.dragon) > gap
      const pool = this.board.cells.filter(isFree)
      if (pool.length) return pool
    }
  }
  judgeDeaths() {
    const isDead = this.lives.map((lives) => lives === 0)
    if (isDead.every(Boolean)) this.end(this.mode === 'solo' ? 'dead' : 'both dead', NONE)
    else if (this.mode === 'cpu' && isDead[0]) this.end('human dead', 1)
  }
  dragonPhase() {
    const cell = this.fly(this.target())
    if (cell === this.dragon) return
    this.dragon = cell
    this.look()
    const caught = range(this.lives.length).filter((seat) => this.place[seat] === cell)
    for (const seat of caught) this.attack(seat)
    if (caught.length) this.judgeDeaths()
  }
  target() {
    this.prey = this.carrier !== NONE ? this.carrier : this.nearest()
    if (this.prey === NONE) {
      if (this.dragon === this.lastKnown) this.homing = true
      return this.homing ? this.lair : this.lastKnown
    }
    this.homing = false
    const cell = this.place[this.prey]
    if (!this.waystones.includes(cell)) this.lastKnown = cell
    return cell
  }
  nearest() {
    const isHunted = (seat) => this.lives[seat] > 0 && this.place[seat] !== this.waystones[seat]
    const hunted = range(this.lives.length).filter(isHunted)
    if (hunted.length < 2) return hunted[0] ?? NONE
    const cost = (seat) =>
      this.board.flights(this.dragon, this.place[seat]) * 1000 +
      this.board.steps(this.dragon, this.place[seat])
    if (cost(0) !== cost(1)) return cost(0) < cost(1) ? 0 : 1
    return this.prey !== NONE ? this.prey : this.dice.roll(2) - 1
  }
  around(cell) {
    const all = FLIGHTS.map(([down, right]) => this.board.moved(cell, down, right))
    return all.filter((each) => each !== NONE)
  }
  fly(target) {
    const { dragon, board } = this
    const isNextToShut = this.waystones.includes(target) && board.flights(dragon, target) === 1
    if (dragon === target || isNextToShut) return dragon
    const away = this.flightsTo(target)
    let best = dragon
    let least = Infinity
    for (const cell of this.around(dragon)) {
      const cost = (away.get(cell) ?? Infinity) * 1000 + board.crow(cell, target)
      if (cost < least && !this.waystones.includes(cell)) [best, least] = [cell, cost]
    }
    return best
  }
  flightsTo(target) {
    const away = new Map([[target, 0]])
    for (const cell of away.keys())
      for (const near of this.around(cell))
        if (!away.has(near) && !this.waystones.includes(near)) away.set(near, away.get(cell) + 1)
    return away
  }
}

import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import { tick } from 'svelte'
import { gameUi } from '../../../src/games/dungeon_crawler'
import { cardText } from '../../../src/games/dungeon_crawler/cards'
import { later } from '../../../src/games/dungeon_crawler/later'
import Panel from '../../../src/games/dungeon_crawler/Panel.svelte'
import { selection } from '../../../src/games/dungeon_crawler/selection.svelte'
import Table from '../../../src/games/dungeon_crawler/Table.svelte'
import { hitsOf, lastThrow } from '../../../src/games/dungeon_crawler/table/dice'
import { speak } from '../../../src/kit/words.svelte'
import type { Choice, CrawlerEvent } from '../../../src/kit/wire'
import { recordedMat, type MatFrame } from '../../recorded'

const players = { names: ['Ada', 'Racer', 'Racer'], bots: [false, true, true], you: 0, mine: [0] }
const kinds = recordedMat('crawler-kinds')
beforeAll(() => Promise.all([speak('en'), later.fetch()]))

const offering = (verb: string): MatFrame =>
  kinds.find(({ choices }) => choices.some((each) => each.do.startsWith(verb)))!

function put(
  part: typeof Panel,
  frame: MatFrame,
  choices: readonly Choice[] = frame.choices,
  past: readonly CrawlerEvent[] = frame.events,
) {
  const act = vi.fn()
  const online = [true, true, true]
  const props = { view: frame.view, players, online, acting: [], choices, act, past }
  const { container } = render(part, { props })
  return { act, container }
}

test('the stepper shows the five steps and which is now (DC-25)', () => {
  const frame = offering('lay ')
  put(Panel, frame, [])
  const steps = screen.getByRole('list', { name: 'The five steps of a turn' })
  expect(steps.children).toHaveLength(5)
  expect(steps.querySelector('[aria-current=step]')?.textContent).toContain('Lay a tile: now')
})

test('after the end no step is going on', () => {
  const frame = offering('lay ')
  put(Panel, { ...frame, view: { ...frame.view, phase: 'over' } }, [])
  expect(screen.queryByRole('list', { name: 'The five steps of a turn' })).toBeNull()
})

test('in little room a card that answers is tapped and read, and the bar plays it (DC-94)', async () => {
  const frame = kinds.find(({ view, choices }) => view.waiting && choices.length > 1)!
  const { view, choices } = frame
  const act = vi.fn()
  const props = { view, players, online: [], acting: [], choices, act, past: [], isTold: true }
  const { container } = render(Panel, { props })
  expect(screen.queryByRole('list', { name: 'The five steps of a turn' })).toBeNull()
  const [card] = container.querySelectorAll<HTMLElement>('[data-do]')
  await fireEvent.click(card!)
  expect(act).not.toHaveBeenCalled()
  expect(container.textContent).toContain(
    cardText(card!.dataset['do']!.slice(5).replaceAll('-', '_')),
  )
  const buttons = gameUi.buttons(view, choices)
  expect(buttons.map((each) => [each.do, each.isMain])).toEqual([
    [card!.dataset['do'], true],
    ['pass', false],
  ])
  await fireEvent.click(card!)
  expect(gameUi.buttons(view, choices)[0]).toMatchObject({ do: 'pass', isMain: true })
})

test('in little room nobody who is not asked reads more than a line', () => {
  const { view } = offering('place ')
  const props = { view, players, online: [], acting: [], choices: [], act: vi.fn(), past: [] }
  const { container } = render(Panel, { props: { ...props, isTold: true } })
  expect(container.textContent.trim()).toBe('')
})

test('adventurers are chosen from cards with their numbers (DC-18)', async () => {
  const { act } = put(Panel, offering('take '))
  await fireEvent.click(screen.getByRole('button', { name: /Elf Thief.*Movement: 7/ }))
  expect(act).toHaveBeenCalledWith('take elf-thief')
})

test('a window shows what happens and the cards that answer, with their texts (DC-94)', async () => {
  const frame = kinds.find(({ view, choices }) => view.waiting && choices.length > 0)!
  const { act, container } = put(Panel, frame)
  expect(screen.getByRole('heading', { name: 'Respond?' })).toBeTruthy()
  const plays = frame.choices.filter((each) => each.do.startsWith('play '))
  expect(container.querySelectorAll('article')).toHaveLength(plays.length)
  await fireEvent.click(screen.getAllByRole('button', { name: /^Play / })[0]!)
  expect(act).toHaveBeenCalledWith(plays[0]!.do)
  const golden = gameUi.buttons(frame.view, frame.choices).filter(({ isMain }) => isMain)
  expect(golden.map((each) => each.do)).toEqual(['pass'])
  expect(container.querySelectorAll('.main')).toHaveLength(0)
})

test('a card that answers a window is offered there, not in the hand as well', () => {
  const frame = kinds.find(({ view, choices }) => view.waiting && choices.length > 1)!
  put(Table, frame)
  expect(screen.queryByRole('button', { name: /^Play / })).toBeNull()
})

test('who holds nothing that fits is told so, and who has passed that the pause goes on (DC-94)', async () => {
  const frame = kinds.find(({ view, choices }) => view.waiting && choices.length > 0)!
  const choices = [{ do: 'pass', cell: null }]
  put(Panel, frame, choices)
  expect(screen.getByText('None of your cards fits here.')).toBeTruthy()
  expect(screen.queryByText(/^Passed/)).toBeNull()
  gameUi.buttons(frame.view, choices)[0]!.did!()
  await tick()
  expect(screen.getByText(/^Passed/)).toBeTruthy()
  const rest = screen.getByRole<HTMLButtonElement>('button', { name: 'Pass until my next turn' })
  expect(rest.disabled).toBe(true)
})

test('those who are not asked only see that the table waits (H-7)', () => {
  const frame = kinds.find(({ view }) => view.waiting && view.asked === null)!
  put(Panel, frame)
  expect(screen.getByText(/The table waits/)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Respond?' })).toBeNull()
})

test('the hand has its texts, and a button for what can be played (H-1)', async () => {
  const frame = kinds.find(
    ({ view, choices }) =>
      view.question === 'act' && choices.some((each) => each.do.startsWith('play ')),
  )!
  const { act } = put(Table, frame)
  expect(
    screen.getByRole('heading', { name: `Your hand (${String(frame.view.hand.length)})` }),
  ).toBeTruthy()
  await fireEvent.click(screen.getAllByRole('button', { name: /^Play / })[0]!)
  expect(act).toHaveBeenCalledWith(expect.stringMatching(/^play /))
})

test('every choice of every question can be taken from the list', async () => {
  const asked = kinds.filter(({ choices }) => choices.length > 0)
  const first = new Map(asked.toReversed().map((frame) => [frame.view.question, frame]))
  for (const frame of first.values()) {
    const { act, container } = put(Table, frame)
    const list = container.querySelector('details select')!.closest('details')!
    // A list that nobody sees would be written anew for every question.
    expect(list.querySelector('option')).toBeNull()
    list.open = true
    await fireEvent(list, new Event('toggle'))
    const options = [...list.querySelectorAll('option')]
    expect(options.map((each) => each.getAttribute('value'))).toEqual(
      frame.choices.map((each) => each.do),
    )
    const last = frame.choices.at(-1)!.do
    await fireEvent.change(list.querySelector('select')!, { target: { value: last } })
    await fireEvent.submit(list.querySelector('form')!)
    expect(act).toHaveBeenCalledWith(last)
    container.remove()
  }
})

test('tiles on the Map are picked and put back by their place in the pile (H-4)', async () => {
  const frame = offering('pick 1')
  const { act, container } = put(Panel, frame)
  expect(container.querySelectorAll('section img')).toHaveLength(frame.view.known_tiles.length)
  await fireEvent.click(screen.getAllByRole('button', { name: /^Lay / })[1]!)
  expect(act).toHaveBeenCalledWith('pick 2')
})

const roll: CrawlerEvent = {
  kind: 'rolled',
  purpose: 'attack',
  dice: [5, 2, 4],
  rollers: [0, 0, 0],
  against: 5,
  target: 51,
}
const strike = { attacker: 50, target: 51, plus: 1, ignored: 0, turned: false }
const rolling = (): MatFrame => {
  const frame = kinds.find(({ view }) => view.phase === 'playing')!
  const thrown = { purpose: 'attack', dice: roll.dice, rollers: roll.rollers }
  return { ...frame, view: { ...frame.view, roll: thrown, strike } }
}

test('hits are counted with bonuses and what is ignored (DC-62, DC-63)', () => {
  const { view } = rolling()
  expect(hitsOf(lastThrow(view, [roll])!)).toBe(2)
  expect(hitsOf(lastThrow({ ...view, strike: { ...strike, ignored: 2 } }, [roll])!)).toBe(0)
  expect(hitsOf(lastThrow({ ...view, roll: null }, [roll])!)).toBe(1)
  expect(lastThrow(view, [roll, { kind: 'activation_began', seat: 1 }])).toBeNull()
})

test.each([
  ['die 2', 'Roll the 2 again'],
  ['change 2 +1', 'Change the 2 to 3'],
  ['turn-die 3 6', 'Turn the 4 to 6'],
])('%s is done at the die', async (text, name) => {
  const { act } = put(Panel, rolling(), [{ do: text, cell: null }], [roll])
  await fireEvent.click(screen.getByRole('button', { name }))
  expect(act).toHaveBeenCalledWith(text)
})

test('dice to roll again are chosen one by one (Power Card III)', async () => {
  const choices = ['1', '2', '12', '3', '13', '23', '123'].map((some) => ({
    do: `reroll ${some}`,
    cell: null,
  }))
  const { act } = put(Panel, rolling(), choices, [roll])
  await fireEvent.click(screen.getByRole('button', { name: 'die showing 4, a hit' }))
  await fireEvent.click(screen.getByRole('button', { name: 'die showing 5, a hit' }))
  await fireEvent.click(screen.getByRole('button', { name: 'Roll 2 dice again' }))
  expect(act).toHaveBeenCalledWith('reroll 13')
})

test('a tapped Monster shows its numbers, its tactics and why it moved (DC-82)', () => {
  const frame = kinds.find(({ events, view }) =>
    events.some(
      (each) =>
        each.kind === 'planned' &&
        each.line === 'los' &&
        view.monsters.some(({ figure }) => figure === each.figure),
    ),
  )!
  const plan = frame.events.find((each) => each.kind === 'planned' && each.line === 'los')!
  selection.figure = plan.kind === 'planned' ? plan.figure : null
  const { container } = put(Panel, frame, [])
  expect(container.querySelectorAll('ol li').length).toBeGreaterThanOrEqual(3)
  expect(screen.getByText('Why it moved:').parentElement?.textContent).toMatch(/ sees .* and /)
  selection.figure = null
})

test('the players are listed with wounds, cards and Monsters (H-12)', () => {
  const frame = kinds.findLast(({ view }) => view.phase === 'playing')!
  const { container } = put(Table, frame, [])
  const rows = [...container.querySelectorAll('section[aria-label=Players] li')]
  const monsters = rows.map((row) => row.querySelectorAll('.monster').length)
  const { order, players } = frame.view
  expect(monsters).toEqual(order.map((seat) => players[seat]!.monsters.length))
})

test('every player says who decides between equal spaces for the own Monsters (DC-118)', async () => {
  const { view, ...frame } = kinds.find(({ view }) => view.phase === 'playing')!
  const { act } = put(Table, { ...frame, view: { ...view, seat: 0, ties: 'ask' } })
  const ties = screen.getByRole<HTMLSelectElement>('combobox', { name: /Equal spaces/ })
  expect(ties.value).toBe('ask')
  await fireEvent.change(ties, { target: { value: 'auto' } })
  expect(act).toHaveBeenCalledWith('ties auto')
})

test('every card of the hand has a switch of its own (DC-112)', async () => {
  const frame = kinds.find(({ view }) => view.seat === 0 && view.phase === 'playing')!
  const view = {
    ...frame.view,
    hand: ['lure', 'map', 'pit_trap'],
    always: ['map'],
    later: ['lure'],
  }
  const { act } = put(Table, { ...frame, view })
  const switchOf = (card: string): HTMLSelectElement =>
    screen.getByRole('combobox', { name: `Ask me for ${card}` })
  expect(switchOf('Lure').value).toBe('later')
  expect(switchOf('Map').value).toBe('always')
  expect(switchOf('Pit Trap').value).toBe('usual')
  await fireEvent.change(switchOf('Pit Trap'), { target: { value: 'always' } })
  expect(act).toHaveBeenCalledWith('ask pit-trap always')
})

test('a window says that the chest is at stake, and how to come in (DC-112, DC-113)', () => {
  const frame = kinds.find(({ view, choices }) => view.waiting && choices.length > 0)!
  put(Panel, { ...frame, view: { ...frame.view, at_stake: true } })
  expect(screen.getByText(/^The chest is at stake/)).toBeTruthy()
  put(Panel, frame, [])
  expect(screen.getByText(/^Set a card that fits to “always”/)).toBeTruthy()
})

test('a drawn Monster shows its card while it is placed (DC-78)', () => {
  const frame = kinds.find(({ view }) => view.drawn_creature !== null && view.question === 'place')!
  const { container } = put(Panel, frame)
  expect(container.querySelectorAll('section.panel ol > li').length).toBeGreaterThanOrEqual(3)
})

test('the text of a card stays in view while its targets are chosen', () => {
  const frame = kinds.find(({ view, choices }) => view.card && choices.length > 0 && !view.waiting)!
  const { container } = put(Panel, frame)
  const { card } = frame.view
  expect(container.querySelector('article')?.textContent).toContain(cardText(card!))
})

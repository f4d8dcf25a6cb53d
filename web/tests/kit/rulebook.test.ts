import { expect, test } from 'vitest'
import { chaptersOf } from '../../src/kit/rulebook'

test('a rule has its number, a sentence of the quick reference those that it cites', () => {
  const book = {
    in_short: {
      title: 'In short',
      turn: 'Six points (or five). (DM-24, DM-34)',
      odd: 'No (number)',
    },
    turn: { title: 'A turn', 'DM-24': 'You have 6 points.' },
  }
  expect(chaptersOf(book)).toEqual([
    {
      title: 'In short',
      rules: [
        { id: 'DM-24, DM-34', text: 'Six points (or five).' },
        { id: '', text: 'No (number)' },
      ],
    },
    { title: 'A turn', rules: [{ id: 'DM-24', text: 'You have 6 points.' }] },
  ])
})

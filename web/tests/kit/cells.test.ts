import { fireEvent, render } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import Cells from '../../src/kit/Cells.svelte'

afterEach(() => vi.restoreAllMocks())

test('a click in the gap between two cells means the next one', async () => {
  const choose = vi.fn()
  const props = {
    name: 'Board',
    rows: [0, 1],
    columns: [0, 1],
    home: { row: 0, column: 0 },
    idOf: ({ row, column }: { row: number; column: number }) => row * 2 + column,
    describe: () => 'a cell',
    choose,
  }
  const { container } = render(Cells, { props })
  document.elementFromPoint = () => container.querySelector('[data-cell="3"]')
  await fireEvent.click(container.querySelector('.cells')!, { clientX: 9, clientY: 9 })
  expect(choose).toHaveBeenCalledExactlyOnceWith({ row: 1, column: 1 })
})

import { describe, expect, it } from 'vitest'
import { countdown, warningAt } from '../../src/app/match/countdown'

describe('a countdown', () => {
  it('is read in minutes and seconds, or in hours', () => {
    expect([5, 59, 60, 605, 3599].map(countdown)).toEqual([
      '0:05',
      '0:59',
      '1:00',
      '10:05',
      '59:59',
    ])
    expect([3600, 86_399].map(countdown)).toEqual(['1 h 0 min', '23 h 59 min'])
  })
  it('warns at thirty and at ten seconds', () => {
    expect([31, 30, 11, 10, 0].map(warningAt)).toEqual([null, 30, 30, 10, 10])
  })
})

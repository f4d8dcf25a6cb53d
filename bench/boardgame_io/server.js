/**
 * boardgame.io with a toy game for two, in memory, as its manual sets it up.
 *
 * Each player holds a secret hand; a move puts a card onto the board and draws the next. That is
 * about the least that a game with secrets can do, so the peer spends its time on being a server.
 */
const { Server, Origins } = require('boardgame.io/server')

const CELLS = 16
const HAND = 5

const toy = {
  name: 'toy',
  setup: () => ({
    cells: Array(CELLS).fill(null),
    hands: { 0: [...Array(HAND).keys()], 1: [...Array(HAND).keys()] },
    drawn: HAND,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    put: ({ G, playerID }, card, cell) => {
      G.cells[cell] = `${playerID}:${G.hands[playerID][card]}`
      G.hands[playerID][card] = G.drawn
      G.drawn += 1
    },
  },
  playerView: ({ G, playerID }) => ({ ...G, hands: { [playerID]: G.hands[playerID] } }),
}

const server = Server({ games: [toy], origins: [Origins.LOCALHOST] })
server.run({ port: Number(process.argv[2]) }, () => console.log(`ready ${process.argv[2]}`))

// A bot that joins a Keep Flying table by its link and plays over the network, as any other player does.
//
//   node examples/network-bot.mjs 'http://127.0.0.1:3000/table/ID?invite=WORD' [NAME]
// Run `npm run build` first. docs/api.md explains every request and message used here.
import { gameListings } from '@keep-flying/games'
import { openStream, usualBot } from '@keep-flying/kernel'
import { TableClient } from '@keep-flying/protocol/client'
import { afterWork } from '@keep-flying/protocol/work'
import { io } from 'socket.io-client'

const [link, name = 'Network bot'] = process.argv.slice(2)
if (!link || !URL.canParse(link)) throw new Error('Pass the link of a table: http://…/table/ID?invite=WORD')
const { origin, pathname, searchParams } = new URL(link)
const table = pathname.split('/').at(-1)
const invite = searchParams.get('invite') ?? undefined
const say = (words) => process.stdout.write(`${words}\n`)

// Asking for /api/me makes us a guest, after a little work where that is asked; the cookie identifies us from then on.
const greet = (headers) => fetch(`${origin}/api/me`, { headers })
const hello = await afterWork(await greet({}), greet)
const cookie = hello.headers.getSetCookie()[0].split(';')[0]

async function ask(method, path, body) {
  const headers = { cookie, 'content-type': 'application/json' }
  const response = await fetch(origin + path, { method, headers, body: JSON.stringify(body) })
  const reply = await response.json()
  if (!response.ok) throw new Error(reply.problem.message)
  return reply
}

// Take a name and the first open seat.
await ask('PATCH', '/api/me', { name })
const { table: joined } = await ask('POST', `/api/tables/${table}/join`, { invite })
say(`${name} sits in seat ${joined.you} of “${joined.title}”.`)
// A bot decides from what its seat sees. Borrow the brains of the game's usual one; replace them with your own.
const { bots } = await gameListings.find(({ id }) => id === joined.game).load()
const { bot } = usualBot(bots)

// The client keeps what the server sends, asks again if it has missed something, and reconnects by itself.
const socket = io(origin, { extraHeaders: { cookie }, transports: ['websocket'] })
const client = new TableClient(socket, table, invite)
const random = openStream(`sfc32:${crypto.randomUUID()}`)
let busy = false
async function play() {
  const { game, viewer } = client.state ?? {}
  if (!game || busy) return
  if (game.over) return socket.disconnect()
  // Every decision lists its legal answers. A standing offer may be ignored, and this bot ignores it.
  const decision = game.decisions.find(({ standing }) => !standing)
  if (!decision) return
  busy = true
  const value = bot.choose({ seat: viewer, decision, view: () => game.view, random })
  const reply = await client.answer(decision.number, value)
  say(`${decision.kind}: ${reply.ok ? JSON.stringify(value) : reply.problem.message}`)
  busy = false
  play()
}

client.subscribe(play)

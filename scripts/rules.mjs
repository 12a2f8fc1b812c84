// Which rules of each game's reference have a test that names them in its title. Reads the built packages and the tests' sources.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gameListings } from '../packages/games/dist/index.js'
import { isInForce } from '../packages/kernel/dist/index.js'

const packages = fileURLToPath(new URL('../packages', import.meta.url))
const ruleId = /\b[A-Z]+(?:-[A-Z]+)*-\d{2}\b/g

function fail(message) {
  console.error(`rules: ${message}`)
  process.exit(2)
}

function readFlags() {
  try {
    return parseArgs({
      options: {
        game: { type: 'string' },
        tag: { type: 'string', multiple: true },
        json: { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
      },
    }).values
  } catch (problem) {
    return fail(problem.message.split('. ')[0])
  }
}

/** The game asked for, or all of them. */
function chosenListings(game) {
  if (game === undefined) return gameListings
  const chosen = gameListings.filter(({ id }) => id === game)
  if (chosen.length === 0) fail(`There is no game "${game}"; choose ${gameListings.map(({ id }) => id).join(' or ')}.`)
  return chosen
}

function testFiles(game) {
  const folder = join(packages, game, 'src')
  const files = readdirSync(folder, { recursive: true })
  return files.filter((file) => file.endsWith('.test.ts')).map((file) => join(folder, file))
}

/** The place after the quoted text that begins here. */
function afterQuote(source, start) {
  const quote = source[start]
  let at = start + 1
  while (at < source.length && source[at] !== quote) at += source[at] === '\\' ? 2 : 1
  return at + 1
}

/** The place after the bracket that closes the one before `start`. */
function afterBracket(source, start) {
  let depth = 1
  let at = start
  while (at < source.length && depth > 0) {
    const sign = source[at]
    if (source.startsWith('//', at)) at = source.indexOf('\n', at)
    else if (`'"\``.includes(sign)) at = afterQuote(source, at)
    else {
      if ('([{'.includes(sign)) depth++
      if (')]}'.includes(sign)) depth--
      at++
    }
  }
  return at
}

/** The titles of the tests in a file; a title with placeholders counts with the table that fills them. */
function titlesIn(source) {
  const titles = []
  for (const call of source.matchAll(/\b(?:test|it)((?:\.\w+)*)(?:<.*>)?\(/g)) {
    let at = call.index + call[0].length
    let table = ''
    if (call[1].includes('.each')) {
      const end = afterBracket(source, at)
      table = source.slice(at, end)
      at = end + 1
    }
    at += /^\s*/.exec(source.slice(at))[0].length
    if (!`'"\``.includes(source[at])) continue
    const title = source.slice(at, afterQuote(source, at))
    titles.push(/[%$]/.test(title) ? title + table : title)
  }
  return titles
}

function idsInTests(game) {
  const titles = testFiles(game).flatMap((file) => titlesIn(readFileSync(file, 'utf8')))
  return new Set(titles.flatMap((title) => title.match(ruleId) ?? []))
}

/** Chapter by chapter, the rules that the tags bring into force, and those among them without a test. */
async function coverageOf({ id, load }, tags) {
  const game = await load()
  const having = tags ?? game.tags
  const tested = idsInTests(id)
  const chapters = (await game.reference('en'))
    .map((chapter) => {
      const rules = chapter.rules.filter((rule) => isInForce(rule, having))
      return { id: chapter.id, rules, missing: rules.filter((rule) => !tested.has(rule.id)) }
    })
    .filter((chapter) => chapter.rules.length > 0)
  const rules = chapters.flatMap((chapter) => chapter.rules)
  if (rules.length === 0) fail(`No rule of "${id}" is in force with ${having.join(', ')}.`)
  return { id, chapters, rules, missing: chapters.flatMap((chapter) => chapter.missing) }
}

function print({ id, chapters, rules, missing }) {
  console.log(id)
  const line = (name, of, without, ids = '') =>
    console.log(`  ${name.padEnd(14)}${`${of.length - without.length}/${of.length}`.padStart(8)}  ${ids}`.trimEnd())
  for (const chapter of chapters)
    line(chapter.id, chapter.rules, chapter.missing, chapter.missing.map((rule) => rule.id).join(' '))
  line('all chapters', rules, missing)
}

function summary({ id, rules, missing }) {
  const ids = missing.map((rule) => rule.id)
  return [id, { rules: rules.length, tested: rules.length - missing.length, missing: ids }]
}

const flags = readFlags()
const games = await Promise.all(chosenListings(flags.game).map((listing) => coverageOf(listing, flags.tag)))
if (flags.json) console.log(JSON.stringify(Object.fromEntries(games.map(summary))))
else games.forEach(print)

const untested = games.flatMap(({ missing }) => missing)
if (flags.check && untested.length > 0) {
  console.error(`rules: ${untested.length} rules have no test that names them.`)
  process.exitCode = 1
}

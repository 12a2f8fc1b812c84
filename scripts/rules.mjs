// Which rules of the reference have a test that names them in its title. Reads the built package and the tests' sources.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const root = fileURLToPath(new URL('..', import.meta.url))
const implemented = ['base', 'blue-sun']
const ruleId = /\b[A-Z]+(?:-[A-Z]+)*-\d{2}\b/g

function fail(message) {
  console.error(`rules: ${message}`)
  process.exit(2)
}

function readFlags() {
  try {
    return parseArgs({
      options: {
        game: { type: 'string', default: 'verse' },
        tag: { type: 'string', multiple: true, default: implemented },
        json: { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
      },
    }).values
  } catch (problem) {
    return fail(problem.message.split('. ')[0])
  }
}

async function readReference(game) {
  const built = new URL(`../packages/${game}/dist/reference/index.js`, import.meta.url)
  if (!/^[a-z]+$/.test(game)) fail(`There is no game "${game}".`)
  try {
    return (await import(built)).reference
  } catch (problem) {
    return fail(`The rules reference of "${game}" cannot be read: ${problem.message.split('\n')[0]}`)
  }
}

/** 'a|b' is in force with either box, 'a+b' with both together. */
function isInForce(rule, boxes) {
  const holds = (tag) => tag.split('|').some((choice) => choice.split('+').every((box) => boxes.includes(box)))
  return rule.tags.some(holds)
}

function testFiles() {
  return readdirSync(join(root, 'packages')).flatMap((name) => {
    const folder = join(root, 'packages', name, 'src')
    const files = readdirSync(folder, { recursive: true })
    return files.filter((file) => file.endsWith('.test.ts')).map((file) => join(folder, file))
  })
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

function idsInTests() {
  const titles = testFiles().flatMap((file) => titlesIn(readFileSync(file, 'utf8')))
  return new Set(titles.flatMap((title) => title.match(ruleId) ?? []))
}

const flags = readFlags()
const reference = await readReference(flags.game)
const tested = idsInTests()
const chapters = reference
  .map(({ id, rules }) => {
    const inForce = rules.filter((rule) => isInForce(rule, flags.tag))
    return { id, rules: inForce, missing: inForce.filter((rule) => !tested.has(rule.id)) }
  })
  .filter((chapter) => chapter.rules.length > 0)
const rules = chapters.flatMap((chapter) => chapter.rules)
const missing = chapters.flatMap((chapter) => chapter.missing)
const due = missing.filter((rule) => isInForce(rule, implemented))
if (rules.length === 0) fail(`No rule carries the tag ${flags.tag.join(', ')}.`)

if (flags.json) {
  const ids = missing.map((rule) => rule.id)
  console.log(JSON.stringify({ rules: rules.length, tested: rules.length - missing.length, missing: ids }))
} else {
  for (const chapter of chapters) {
    const count = `${chapter.rules.length - chapter.missing.length}/${chapter.rules.length}`
    const ids = chapter.missing.map((rule) => rule.id).join(' ')
    console.log(`${chapter.id.padEnd(14)}${count.padStart(8)}  ${ids}`.trimEnd())
  }
  console.log(`${'together'.padEnd(14)}${`${rules.length - missing.length}/${rules.length}`.padStart(8)}`)
}
if (flags.check && due.length > 0) {
  console.error(`rules: ${due.length} of ${rules.length} rules have no test that names them.`)
  process.exitCode = 1
}

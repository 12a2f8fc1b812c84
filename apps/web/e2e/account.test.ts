import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visit } from './browser.ts'

/** What browsers say of a request that was refused, as this test means them to be. */
const refusals = /the server responded with a status of 40[0-9]/

const firstPassword = 'still flying'
const secondPassword = 'gone to ground'
const lastPassword = 'out of gas, again'

/** A name that no other test has. */
const name = `Bridget ${Math.floor(Math.random() * 1e9).toString(36)}`

const button = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true })

/** A part of the page under its own heading. */
const plate = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

/** The code that is shown once. */
async function keepCode(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Your recovery code' })
  const code = await dialog.locator('code').innerText()
  expect(code).toMatch(/^(\w{5}-){4}\w{5}$/)
  await page.keyboard.press('Escape')
  expect(await dialog.isVisible()).toBe(true)
  await button(page, 'I have kept it').click()
  await dialog.waitFor({ state: 'detached' })
  return code
}

async function logIn(page: Page, password: string): Promise<void> {
  await page.goto('/account')
  await page.getByLabel('Account name').fill(name)
  await page.getByLabel('Password, at least 8 characters').fill(password)
  await button(page, 'Log in').click()
}

test('an account from sign-up to deletion: password, sessions, recovery, a copy of one’s data', async () => {
  const home = await visit({ settings: { name: '' }, expected: refusals })
  const away = await visit({ settings: { name: '' }, expected: refusals })

  // Sign-up shows the code once.
  await home.page.goto('/account')
  await home.page.getByLabel('Account name').fill(name)
  await home.page.getByLabel('Password, at least 8 characters').fill(firstPassword)
  await button(home.page, 'Make an account').click()
  const code = await keepCode(home.page)
  await home.page.getByText(`You are logged in as ${name}.`).waitFor()

  // Another browser logs in, and is seen and ended from the first one.
  await logIn(away.page, firstPassword)
  await away.page.getByText(`You are logged in as ${name}.`).waitFor()
  await home.page.reload()
  const sessions = plate(home.page, 'Where you are logged in').getByRole('listitem')
  await sessions.nth(1).waitFor()
  expect(await sessions.allInnerTexts()).toEqual([
    expect.stringContaining('Chrome on Linux'),
    expect.stringContaining('Chrome on Linux'),
  ])
  await home.page.getByRole('button', { name: 'Log out there' }).click()
  await home.page.getByText('You are logged in nowhere else.').waitFor()
  await away.page.reload()
  await away.page.getByText('You are a guest').waitFor()

  // The password changes only for whoever knows it, and ends what else there is.
  await logIn(away.page, firstPassword)
  await away.page.getByText(`You are logged in as ${name}.`).waitFor()
  await home.page.reload()
  await sessions.nth(1).waitFor()
  const passwords = plate(home.page, 'Password')
  await passwords.getByLabel('Password now').first().fill('still guessing')
  await passwords.getByLabel('New password').fill(secondPassword)
  await button(home.page, 'Change the password').click()
  await home.page.getByText('this is not the password of this account').waitFor()
  await passwords.getByLabel('Password now').first().fill(firstPassword)
  await button(home.page, 'Change the password').click()
  await home.page.getByText('Changed. Everywhere else you are logged out.').waitFor()
  await home.page.getByText('You are logged in nowhere else.').waitFor()
  await away.page.reload()
  await away.page.getByText('You are a guest').waitFor()

  // Forgotten: the code gives a new password, once, and there is a new code.
  await button(away.page, 'Forgot your password?').click()
  await away.page.getByLabel('Account name').fill(name)
  await away.page.getByLabel('Recovery code').fill(code.toLowerCase().replaceAll('-', ' '))
  await away.page.getByLabel('New password').fill(lastPassword)
  await button(away.page, 'Set the new password').click()
  expect(await keepCode(away.page)).not.toBe(code)
  await away.page.getByText(`You are logged in as ${name}.`).waitFor()
  await home.page.reload()
  await home.page.getByText('You are a guest').waitFor()

  // A copy of everything, and its end.
  const saving = away.page.waitForEvent('download')
  await button(away.page, 'Save a copy').click()
  const saved = await (await saving).createReadStream()
  expect(JSON.parse(Buffer.concat(await saved.toArray()).toString())).toMatchObject({ format: 1, person: { name } })
  await button(away.page, 'Delete everything…').click()
  const dialog = away.page.getByRole('dialog', { name: 'Delete everything about you?' })
  expect(await button(away.page, 'Delete everything').isDisabled()).toBe(true)
  await dialog.getByLabel('Your password').fill(lastPassword)
  await dialog.getByLabel('Yes, delete everything about me').check()
  await button(away.page, 'Delete everything').click()
  await away.page.waitForURL((url) => url.pathname === '/')
  await logIn(home.page, lastPassword)
  await home.page.getByText('There is no account with this name and password.').waitFor()
})

test('a table that is open elsewhere says so when its session is ended', async () => {
  const home = await visit({ settings: { name: '' }, expected: refusals })
  await home.page.goto('/account')
  await home.page.getByText('You are a guest').waitFor()
  const table = await home.page.evaluate(async () => {
    const seats = [{ kind: 'open' }]
    const wish = { game: 'verse', title: 'Friday', visibility: 'link', pace: 'live', options: { players: 2 }, seats }
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wish) })
    return (await reply.json()).table.id
  })
  await home.page.goto(`/table/${table}`)
  await home.page.getByLabel('Invitation').waitFor()
  const cookies = await home.context.cookies()
  const elsewhere = await visit({ settings: { name: '' } })
  await elsewhere.context.addCookies(cookies)
  await elsewhere.page.goto('/account')
  await elsewhere.page.getByText('You are a guest').waitFor()
  await elsewhere.page.evaluate(() => fetch('/api/logout', { method: 'POST' }))
  await home.page.getByRole('heading', { name: 'You are logged out here' }).waitFor()
})

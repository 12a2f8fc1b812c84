import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Visitor, visit } from './browser.ts'
import { openTable, sitDown } from './online-table.ts'

/** What a browser says of a request that the server refuses. */
const refused = /Failed to load resource/

async function somebody(name: string): Promise<Visitor> {
  return visit({ settings: { name }, expected: refused })
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('Say something').fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
}

/** Opens what can be done about somebody and does one thing of it, with the keyboard. */
async function doAbout(page: Page, name: string, deed: string): Promise<void> {
  await page
    .getByRole('button', { name: `What to do about ${name}` })
    .first()
    .press('Enter')
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByRole('button', { name: deed }).press('Enter')
}

test('a host removes somebody, lets them back in, and locks the table', async () => {
  const [host, guest, late] = [await somebody('Monty'), await somebody('Badger'), await somebody('Saffron')]
  const link = await openTable(host.page, 'Monty')
  await sitDown(guest.page, link)
  await guest.page.getByRole('button', { name: 'Leave the table' }).waitFor()

  await doAbout(host.page, 'Badger', 'Remove from the table')
  await guest.page.getByText('The host has removed you from this table.').waitFor()
  await host.page.getByText('Free seat').waitFor()
  await guest.page.goto(link)
  await guest.page.getByText('The host has removed you from this table.').waitFor()

  await host.page.getByRole('button', { name: 'Let Badger back in' }).click()
  await host.page.getByRole('button', { name: 'Let Badger back in' }).waitFor({ state: 'detached' })
  await sitDown(guest.page, link)
  await guest.page.getByRole('button', { name: 'Leave the table' }).click()
  await guest.page.waitForURL('**/tables')

  await host.page.getByLabel('Lock the table').check()
  await late.page.goto(link)
  await late.page.getByText('The host has locked this table: nobody new can sit down or watch.').waitFor()
  expect(await late.page.getByRole('button', { name: 'Sit here' }).count()).toBe(0)

  await host.page.getByLabel('Lock the table').uncheck()
  await late.page.getByRole('button', { name: 'Try again' }).click()
  await late.page.getByRole('button', { name: 'Sit here' }).waitFor()
})

test('a guest who is muted sees why, and writes again once the host lets them', async () => {
  const [host, guest] = [await somebody('Monty'), await somebody('Badger')]
  await sitDown(guest.page, await openTable(host.page, 'Monty'))
  await write(guest.page, 'Boo!')
  await host.page.getByText('Boo!').waitFor()

  await doAbout(host.page, 'Badger', 'Mute at this table')
  await guest.page.getByText('The host has muted you at this table. You can read, but not write.').waitFor()
  expect(await guest.page.getByLabel('Say something').count()).toBe(0)

  await host.page.getByRole('button', { name: 'Start the game' }).click()
  await host.page.getByRole('button', { name: 'Menu' }).click()
  await host.page.getByRole('button', { name: 'Unmute Badger' }).click()
  await guest.page.getByRole('tab', { name: 'Chat' }).click()
  await write(guest.page, 'Sorry.')
  await guest.page.getByText('Sorry.').waitFor()
})

test('what a blocked person writes is gone, until they are unblocked in the settings', async () => {
  const [host, guest] = [await somebody('Monty'), await somebody('Badger')]
  const link = await openTable(host.page, 'Monty')
  await sitDown(guest.page, link)
  await write(host.page, 'Welcome.')
  await guest.page.getByText('Welcome.').waitFor()
  await write(guest.page, 'Boo!')
  await host.page.getByText('Boo!').waitFor()

  await doAbout(host.page, 'Badger', 'Report Badger')
  await host.page.getByLabel('What is wrong?').fill('He is rude.')
  await host.page.getByRole('button', { name: 'Send the report' }).click()
  await host.page.getByText('Whoever runs this server can read it').waitFor()
  await host.page.keyboard.press('Escape')

  await doAbout(host.page, 'Badger', 'Block')
  await host.page.getByText('Boo!').waitFor({ state: 'detached' })
  await write(guest.page, 'Boo again!')
  await guest.page.getByText('Boo again!').waitFor()
  await write(host.page, 'Is it quiet?')
  await guest.page.getByText('Is it quiet?').waitFor()
  expect(await host.page.getByText('Boo').count()).toBe(0)

  const settings = await host.newTab()
  await settings.goto('/account')
  await settings.getByRole('button', { name: 'Unblock Badger' }).click()
  await settings.getByText('You have blocked nobody.').waitFor()
  await host.page.getByText('Boo again!').waitFor()
})

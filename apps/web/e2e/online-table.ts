import type { GameRecord } from '@keep-flying/kernel'
import type { Page } from 'playwright-core'

/** Opens a table for two through the set-up; the link that lets others in. */
export async function openTable(page: Page, name: string): Promise<string> {
  await page.goto('/new')
  await page.getByLabel('Name at seat 1').fill(name)
  await page.getByRole('button', { name: 'Take seat 3 away' }).click()
  await page.getByRole('radio', { name: 'A person elsewhere, by link', disabled: false }).check({ force: true })
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.waitForURL('**/table/*')
  return page.getByLabel('Invitation').inputValue()
}

/** Comes by the link and takes the first free seat. */
export async function sitDown(page: Page, link: string): Promise<void> {
  await page.goto(link)
  const free = page.getByRole('button', { name: 'Sit here' })
  await free.first().click()
  await free.first().waitFor({ state: 'detached' })
}

/** Opens a table with a game up to where it is, oneself at the first seat; the link that lets others in. */
export async function bringTable(page: Page, record: GameRecord, others: number): Promise<string> {
  const seats = [{ kind: 'you' }, ...Array.from({ length: others }, () => ({ kind: 'open' }))]
  await page.goto('/')
  const table = await page.evaluate(
    async (body) => {
      const reply = await fetch('/api/tables/import', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return (await reply.json()).table.id
    },
    { record, title: 'A team', visibility: 'link', pace: 'live', seats },
  )
  await page.goto(`/table/${table}`)
  return page.getByLabel('Invitation').inputValue()
}

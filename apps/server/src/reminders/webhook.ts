import { type Message, type Plain, textOf } from './message.ts'
import { type Guard, post } from './outgoing.ts'

/** Sends the message in the receiver's format; returns the status of its reply. */
export async function sendWebhook(url: string, message: Message, guard: Guard): Promise<number> {
  const body = JSON.stringify(bodyFor(new URL(url), message))
  const { status } = await post(url, body, { 'content-type': 'application/json' }, guard)
  return status
}

/** Discord and Slack have formats of their own; everybody else gets the message's data with its text. */
export function bodyFor(url: URL, message: Message): object {
  if (isDiscord(url)) return { content: withLink(message, plainForDiscord), allowed_mentions: { parse: [] } }
  if (url.hostname === 'hooks.slack.com') return { text: withLink(message, plainForSlack) }
  const text = textOf(message, (words) => words)
  if (message.kind === 'test') return { kind: message.kind, text }
  const { kind, table, seat } = message
  if (kind === 'over') return { kind, table, seat, outcome: message.outcome, text }
  return { kind, table, seat, shared: message.shared, since: message.since, left: message.left, text }
}

function isDiscord({ hostname, pathname }: URL): boolean {
  return /^(?:(?:ptb|canary)\.)?discord(?:app)?\.com$/.test(hostname) && /^\/api\/(?:v\d+\/)?webhooks\//.test(pathname)
}

function withLink(message: Message, plain: Plain): string {
  const text = textOf(message, plain)
  return message.kind === 'test' ? text : `${text}\n${message.table.url}`
}

/** A backslash takes the special meaning from any punctuation. */
function plainForDiscord(words: string): string {
  return words.replace(/[!-/:-@[-`{-~]/g, '\\$&')
}

function plainForSlack(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

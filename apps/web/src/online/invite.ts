import type { TableInfo } from '@keep-flying/protocol'

/** The link that lets others in. */
export function inviteLink({ id, invite }: Pick<TableInfo, 'id' | 'invite'>): string {
  const url = new URL(`/table/${id}`, location.href)
  if (invite !== null) url.searchParams.set('invite', invite)
  return url.href
}

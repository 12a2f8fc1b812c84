import type { Me } from '@keep-flying/protocol'
import type { UserRow } from '../storage/schema.ts'
import type { Store } from '../storage/store.ts'

/** What a person is told about themselves. */
export async function meOf(store: Pick<Store, 'pushesOf' | 'isOperator'>, user: UserRow): Promise<Me> {
  return {
    id: user.id,
    name: user.name,
    account: user.login !== null,
    locale: user.locale,
    webhook: user.webhook,
    pushes: (await store.pushesOf(user.id)).length,
    ...(user.login !== null && (await store.isOperator(user.id)) ? { operator: true } : {}),
  }
}

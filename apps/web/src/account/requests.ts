import type { Me, MeWithCode, SessionInfo } from '@keep-flying/protocol'
import { ask } from '../online/http.ts'

/** What is asked of the server about accounts: no table needs it. */
export const accounts = {
  makeAccount: (name: string, password: string) => ask<MeWithCode>('POST', '/api/account', { name, password }),
  logIn: (name: string, password: string) => ask<Me>('POST', '/api/login', { name, password }),
  logOut: () => ask<object>('POST', '/api/logout', {}),
  changePassword: (old: string, wanted: string) => ask<object>('POST', '/api/password', { old, new: wanted }),
  recover: (name: string, code: string, password: string) =>
    ask<MeWithCode>('POST', '/api/recover', { name, code, password }),
  recoveryCode: () => ask<{ readonly madeAt: number | null }>('GET', '/api/me/recovery-code'),
  makeRecoveryCode: (password: string) => ask<{ readonly code: string }>('POST', '/api/me/recovery-code', { password }),
  sessions: () => ask<{ readonly sessions: readonly SessionInfo[] }>('GET', '/api/me/sessions'),
  endSession: (session: string) => ask<object>('DELETE', `/api/me/sessions/${session}`),
  endOtherSessions: () => ask<object>('DELETE', '/api/me/sessions'),
  data: () => ask<object>('GET', '/api/me/data'),
  deleteMe: (password: string | undefined) =>
    ask<object>('DELETE', '/api/me', { confirm: true, ...(password === undefined ? {} : { password }) }),
}

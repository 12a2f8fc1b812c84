import type { Action } from '../../vocabulary/index.ts'

/** Actions that several Crew Members have. */

export function move(squares: number, time = 2): Action {
  return { id: 'move', name: 'Move', use: 'action', time, do: [{ do: 'move-self', squares }] }
}

export function brawl(time: number): Action {
  return { id: 'brawl', name: 'Brawl', use: 'action', time, do: [{ do: 'brawl' }] }
}

export function heal(time: number, name = 'Heal'): Action {
  return {
    id: name.toLowerCase(),
    name,
    use: 'action',
    time,
    aim: { how: 'pick', kind: 'crew', where: ['self-or-adjacent', 'wounded'] },
    do: [{ do: 'heal', who: 'target', amount: 1 }],
  }
}

export const assist: Action = {
  id: 'assist',
  name: 'Assist',
  use: 'any-time',
  time: 1,
  hook: { at: 'other-test' },
  do: [{ do: 'assist' }],
}

export function actCasual(time: number): Action {
  return {
    id: 'act-casual',
    name: 'Act Casual',
    use: 'action',
    time,
    needs: [{ need: 'unseen' }, { need: 'unhurt' }],
    do: [{ do: 'act-casual' }],
  }
}

/** A move and a Brawl in one, in either order. */
export function charge(id: string, name: string, squares: number): Action {
  return {
    id,
    name,
    use: 'action',
    time: 3,
    eitherOrder: true,
    do: [{ do: 'brawl' }, { do: 'move-self', squares }],
  }
}

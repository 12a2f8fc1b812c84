import type { GameRecord } from '@keep-flying/kernel'
import { useState } from 'react'
import { useSay } from '../i18n/language.tsx'
import { askRecords } from '../records/asking.ts'
import { useTable } from '../table/context.tsx'
import { Icon } from '../ui/Icon.tsx'

type Proof = { readonly state: 'unproven' | 'proven' | 'proving' } | { readonly state: 'refuted'; readonly why: string }

/** Proves that the shuffle promised at the start is the one that was played. */
export function Fairness({ record }: { record: GameRecord | null }) {
  const say = useSay()
  const { session } = useTable()
  const [proof, setProof] = useState<Proof>({ state: 'unproven' })
  const commitment = record?.commitment ?? session.commitment
  return (
    <section className="end-fair">
      <h2 className="stencil">{say('end.fair')}</h2>
      <p>{say('end.fair.about')}</p>
      <dl>
        {commitment && (
          <>
            <dt>{say('end.fair.commitment')}</dt>
            <dd>{commitment}</dd>
          </>
        )}
        {record && (
          <>
            <dt>{say('end.fair.seed')}</dt>
            <dd>{record.seed}</dd>
          </>
        )}
      </dl>
      {record && (
        <button
          type="button"
          className="button"
          disabled={proof.state === 'proving'}
          onClick={() => {
            setProof({ state: 'proving' })
            void prove(record).then(setProof)
          }}
        >
          <Icon name="fair" /> {say('end.fair.verify')}
        </button>
      )}
      <p className="end-proof" role="status">
        {proof.state === 'proven' && (
          <>
            <Icon name="check" /> {say('end.fair.proven', { n: record?.log.length ?? 0 })}
          </>
        )}
        {proof.state === 'refuted' && (
          <>
            <Icon name="warning" /> {say('end.fair.refuted', { why: proof.why })}
          </>
        )}
      </p>
    </section>
  )
}

async function prove(record: GameRecord): Promise<Proof> {
  try {
    await askRecords({ kind: 'prove', record })
    return { state: 'proven' }
  } catch (problem) {
    return { state: 'refuted', why: problem instanceof Error ? problem.message : String(problem) }
  }
}

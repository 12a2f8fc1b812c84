import { useEffect, useState } from 'react'
import { useSay } from '../i18n/language.tsx'
import { Icon } from '../ui/Icon.tsx'

/** Milliseconds that an answer takes before anybody wonders. */
const patience = 2000

/** The server has not acknowledged an answer for a while: it is slow, or its database is. */
export default function Saving() {
  const say = useSay()
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setLong, patience, true)
    return () => clearTimeout(timer)
  }, [])
  if (!isLong) return null
  return (
    <p className="dock-strip">
      <Icon name="info" /> {say('online.saving')}
    </p>
  )
}

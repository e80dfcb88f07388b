import { useEffect, useState } from 'react'
import { isNewRelease } from '../../shared/is-new-release'

/** What Vite tells the window when a part that was asked for could not be had. */
const PART_MISSED = 'vite:preloadError'

/** Whether a part was asked for that went with an older release: what opens there can't come any more. */
export function useReleaseWent(): boolean {
  const [hasGone, setGone] = useState(false)
  useEffect(() => {
    if (hasGone) return
    const ask = () => void isNewRelease().then((isNew) => isNew && setGone(true))
    addEventListener(PART_MISSED, ask)
    return () => removeEventListener(PART_MISSED, ask)
  }, [hasGone])
  return hasGone
}

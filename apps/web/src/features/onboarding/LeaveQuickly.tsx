import { Button, VisuallyHidden } from '@oaklet/design-system'
import { useCallback, useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { replaceWith } from '../../shared/leave-for'
import { useOnboarding } from '../../shared/use-onboarding'
import { cover } from './LeaveQuickly.css'

/** A site that anybody may have been looking at. */
const NEUTRAL_SITE = 'https://www.weather.gov/'
/** Nobody waits longer than this for the session to end. */
const LONGEST_WAIT_MS = 500
/** Three presses within this time. */
const PRESSES = 3
const WITHIN_MS = 5_000

/**
 * Leaves the page for another site at once, by its button or by Shift three times. Everything that was saved stays, and
 * this browser needs a new code.
 */
export function LeaveQuickly() {
  const { linkId = '' } = useParams()
  const api = useOnboarding()
  const [isLeaving, setLeaving] = useState(false)
  const leave = useCallback(() => {
    setLeaving(true)
    const waited = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))
    const ended = api.leave({ linkId }).catch(() => undefined)
    void Promise.race([ended, waited]).then(() => replaceWith(NEUTRAL_SITE))
  }, [api, linkId])

  useEffect(() => {
    let pressedAt: number[] = []
    const onKeyDown = ({ key, repeat, timeStamp }: KeyboardEvent) => {
      if (repeat) return
      pressedAt = key === 'Shift' ? [...pressedAt.filter((at) => timeStamp - at < WITHIN_MS), timeStamp] : []
      if (pressedAt.length >= PRESSES) leave()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [leave])

  return (
    <>
      <Button onPress={leave}>
        Leave this page quickly
        <VisuallyHidden>, or press Shift three times</VisuallyHidden>
      </Button>
      {isLeaving && <div className={cover} />}
    </>
  )
}

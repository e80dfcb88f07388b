import { useEffect, useRef } from 'react'
import { Button } from '../Button/Button'
import { buttons, pager, range as rangeStyle } from './Pager.css'

export interface PagerProps {
  /** Names the group, like "Pages of invoices". */
  label: string
  /** What is shown of how many, like "1–25 of 60"; spoken when it changes. */
  range: string
  /** Whether anything comes before what is shown; if not, Previous is disabled. */
  hasPrevious: boolean
  /** Whether anything comes after what is shown; if not, Next is disabled. */
  hasNext: boolean
  /** Previous was pressed: show the page before, and say so in `range`. */
  onPrevious: () => void
  /** Next was pressed: show the page after, and say so in `range`. */
  onNext: () => void
}

/** Steps through a long list. Focus moves to the other button when the pressed one has led to the end. */
export function Pager({ label, range, hasPrevious, hasNext, onPrevious, onNext }: PagerProps) {
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const pressed = useRef<'previous' | 'next'>(undefined)

  useEffect(() => {
    const { activeElement } = document
    const isHere = [document.body, previous.current, next.current].some((one) => one === activeElement)
    if (isHere && pressed.current === 'next' && !hasNext) previous.current?.focus()
    if (isHere && pressed.current === 'previous' && !hasPrevious) next.current?.focus()
    pressed.current = undefined
  }, [hasPrevious, hasNext])

  const goBack = () => {
    pressed.current = 'previous'
    onPrevious()
  }
  const goOn = () => {
    pressed.current = 'next'
    onNext()
  }
  return (
    <div role="group" aria-label={label} className={pager}>
      <span role="status" className={rangeStyle}>
        {range}
      </span>
      <div className={buttons}>
        <Button ref={previous} isDisabled={!hasPrevious} onPress={goBack}>
          Previous
        </Button>
        <Button ref={next} isDisabled={!hasNext} onPress={goOn}>
          Next
        </Button>
      </div>
    </div>
  )
}

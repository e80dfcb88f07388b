import { CircleAlert } from 'lucide'
import type { RefObject } from 'react'
import { Glyph } from '../Icon/Glyph'
import { summary, summaryIcon, summaryLink, summaryList, summaryTitle } from './ErrorSummary.css'
import { focusField, type FormError } from './focus-field'

interface ErrorSummaryProps {
  errors: readonly FormError[]
  title: string
  summaryRef: RefObject<HTMLDivElement | null>
  formRef: RefObject<HTMLFormElement | null>
}

/** Lists what is wrong with a form; each line leads to its field. */
export function ErrorSummary({ errors, title, summaryRef, formRef }: ErrorSummaryProps) {
  return (
    <div ref={summaryRef} className={summary} role="group" aria-label={title} tabIndex={-1}>
      <Glyph of={CircleAlert} className={summaryIcon} />
      <div>
        <p className={summaryTitle}>{title}</p>
        <ul className={summaryList}>
          {errors.map((error) => (
            <li key={`${error.path ?? error.fieldId ?? ''} ${error.message}`}>
              {error.path === undefined && error.fieldId === undefined ? (
                error.message
              ) : (
                <a
                  className={summaryLink}
                  href={`#${error.fieldId ?? error.path ?? ''}`}
                  onClick={(event) => {
                    event.preventDefault()
                    if (formRef.current) focusField(formRef.current, error)
                  }}
                >
                  {error.message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

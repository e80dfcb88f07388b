import { CircleAlert } from 'lucide'
import type { RefObject } from 'react'
import { Glyph } from '../Icon/Glyph'
import { summary, summaryIcon, summaryLink, summaryList, summaryTitle } from './ErrorSummary.css'
import { focusField, type NamedField } from './focus-field'

interface ErrorSummaryProps {
  errors: readonly (NamedField & { message: string })[]
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
          {errors.map(({ message, field, path = field, fieldId }) => (
            <li key={`${path ?? fieldId ?? ''} ${message}`}>
              {path === undefined && fieldId === undefined ? (
                message
              ) : (
                <a
                  className={summaryLink}
                  href={`#${fieldId ?? path ?? ''}`}
                  onClick={(event) => {
                    event.preventDefault()
                    if (formRef.current) focusField(formRef.current, { path, fieldId })
                  }}
                >
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

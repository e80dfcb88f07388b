import { VisuallyHidden } from '@oaklet/design-system'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ResultItem } from './result-groups'
import { option, optionDetail, optionIcon, optionWords } from './SuggestionList.css'

interface SuggestionOptionProps {
  id: string
  item: ResultItem
  isActive: boolean
}

/** One suggestion: a link, so that it opens in a tab of its own where that is asked for. */
export function SuggestionOption({
  id,
  item: { leading, title, detail, href },
  isActive,
}: SuggestionOptionProps) {
  const navigate = useNavigate()
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate(href)
  }
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      href={href}
      tabIndex={-1}
      className={option}
      onClick={open}
    >
      <span className={optionIcon}>{leading}</span>
      <span className={optionWords}>
        <span>{title}</span>
        {detail !== undefined && (
          <>
            {/* Spoken with a pause. */}
            <VisuallyHidden>, </VisuallyHidden>
            <span className={optionDetail}>{detail}</span>
          </>
        )}
      </span>
    </a>
  )
}

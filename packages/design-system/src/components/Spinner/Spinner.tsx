import { ring, spinner } from './Spinner.css'

export interface SpinnerProps {
  /** What is being waited for, shown and spoken. */
  label: string
}

/** Waiting with nothing known of what will come; where its outline is known, use Skeleton. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <span className={spinner} role="status">
      <span className={ring} aria-hidden="true" />
      {label}
    </span>
  )
}

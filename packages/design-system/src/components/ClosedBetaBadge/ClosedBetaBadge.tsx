import { closedBetaBadge } from './ClosedBetaBadge.css'

/** Says beside the logo that the product is by invitation. */
export function ClosedBetaBadge() {
  return <span className={closedBetaBadge}>closed beta</span>
}

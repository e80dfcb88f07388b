import { contrast } from '../../tokens/contrast'
import { roleReasons, type ColorRole } from '../../tokens/roles'
import { meeting, pair, pairs, shape } from './ContrastPairs.css'

const READ = 7

/** Every surface that a colour may stand on, as the two meet, with the contrast computed from the tokens. */
export function ContrastPairs({ role }: { role: ColorRole }) {
  const { color, on = [], atLeast } = roleReasons[role]
  if (on.length === 0) return null
  return (
    <ul role="list" className={pairs} aria-label={`Where ${role} may stand`}>
      {on.map((surface) => {
        const background = roleReasons[surface].color
        return (
          <li key={surface} className={pair}>
            <span className={meeting} style={{ color, background }} aria-hidden="true">
              {atLeast === READ ? 'Aa' : <span className={shape} />}
            </span>
            {surface} {contrast(color, background).toFixed(1)}
          </li>
        )
      })}
    </ul>
  )
}

import { Spinner } from '@oaklet/design-system'
import { center } from './LoadingScreen.css'

/** Shows while the session is checked (spec §2). */
export function LoadingScreen() {
  return (
    <main className={center}>
      <Spinner label="Loading Oaklet" />
    </main>
  )
}

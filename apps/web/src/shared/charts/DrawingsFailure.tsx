import { LoadFailure } from '../LoadFailure'
import { NewReleaseNotice } from '../NewReleaseNotice'
import { useDrawings } from './use-drawings'

const NOT_LOADED =
  'The drawings of the charts could not be loaded. Their tables have every value; check your connection, then try again.'

/** Says once, above the charts, that they can’t be drawn, with a way to try again. */
export function DrawingsFailure() {
  const { data, isError, refetch } = useDrawings()
  if (data === null) return <NewReleaseNotice />
  return isError && <LoadFailure error={null} fallback={NOT_LOADED} onRetry={() => void refetch()} />
}

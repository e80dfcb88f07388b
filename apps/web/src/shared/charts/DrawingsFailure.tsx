import { LoadFailure } from '../LoadFailure'
import { NewReleaseNotice } from '../NewReleaseNotice'
import { useDrawings } from './use-drawings'

const NOT_LOADED =
  'The drawings of the charts could not be loaded. Their tables have every value; check your connection, then try again.'

/** A message above the charts that their drawings could not be loaded, with a button to retry. */
export function DrawingsFailure() {
  const { data, isError, refetch } = useDrawings()
  if (data === null) return <NewReleaseNotice />
  return isError && <LoadFailure error={null} fallback={NOT_LOADED} onRetry={() => void refetch()} />
}

import { announce } from '@oaklet/design-system'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../shared/paths'
import { useUser } from '../shared/use-session'

/**
 * Leads to the dashboard when the person goes on in another organization, in this tab or another: no record of the
 * one before is one there. False until they have arrived.
 */
export function useArrival(): boolean {
  const { organizationId, organizationName } = useUser()
  const navigate = useNavigate()
  const [arrivedIn, setArrivedIn] = useState(organizationId)
  const isArrived = arrivedIn === organizationId

  useEffect(() => {
    if (isArrived) return
    const arrive = async () => {
      await navigate(paths.dashboard(), { replace: true })
      setArrivedIn(organizationId)
      announce(`You are in ${organizationName ?? 'another organization'} now.`)
    }
    void arrive()
  }, [isArrived, navigate, organizationId, organizationName])

  return isArrived
}

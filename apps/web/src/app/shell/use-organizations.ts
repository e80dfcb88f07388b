import type { OwnOrganization } from '@oaklet/api/contract'
import { useQuery } from '@tanstack/react-query'
import { ownOrganizationsQuery } from '../../records/organization/organization-queries'
import { useApi } from '../../shared/use-api'

interface Organizations {
  /** None where the person works in one only, or as long as that is not known. */
  choices: readonly OwnOrganization[]
  /** Asks once more where the list could not be had. */
  retry: () => void
}

/** The organizations that the person can change over between. */
export function useOrganizations(): Organizations {
  const { data = [], isError, refetch } = useQuery(ownOrganizationsQuery(useApi()))
  return {
    choices: data.length > 1 ? data : [],
    retry: () => {
      if (isError) void refetch()
    },
  }
}

import type { Card } from '@oaklet/api/contract'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../shared/use-api'
import { usePracticeId } from '../../shared/use-session'
import { cardQueries } from './card-queries'

/** The cards of a client that can be charged now. */
export interface ChargeableCards {
  cards: readonly Card[]
  /** Whether no real money moves. */
  isTest: boolean
  /** Whether it could not be learnt which there are. */
  isUnknown: boolean
}

const NONE: readonly Card[] = []

/** Which cards of a client can be charged; none while it is not known who pays. */
export function useChargeableCards(clientId: string | null): ChargeableCards {
  const queries = cardQueries(useApi(), usePracticeId())
  const connection = useQuery({ ...queries.connection(), enabled: clientId !== null })
  const isActive = connection.data?.state === 'active'
  const cards = useQuery({ ...queries.ofClient(clientId ?? ''), enabled: isActive && clientId !== null })
  return {
    cards: (isActive && cards.data?.filter(({ isExpired }) => !isExpired)) || NONE,
    isTest: connection.data?.isTest === true,
    isUnknown: connection.isError || cards.isError,
  }
}

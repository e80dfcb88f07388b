import { claimFindings, CLAIMS_MESSAGES } from '@oaklet/api'
import type { RefusedFinding, ClaimSummary, CreateClaimBatchBody } from '@oaklet/api/contract'
import { showToast } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useRefreshPractice } from '../../../../records/practice/use-refresh-practice'
import { failureWords } from '../../../../shared/failure-words'
import { paths } from '../../../../shared/paths'
import { useApi } from '../../../../shared/use-api'
import { useIdempotencyKey } from '../../../../shared/use-idempotency-key'
import { usePracticeId } from '../../../../shared/use-session'
import { refusedWords } from '../claim-words'
import { fileName } from './file-words'

/** Makes a file of ready claims and leads to it; warnings are asked about first, where there are no errors. */
export function useMakeFile() {
  const [api, practiceId, { keyFor }] = [useApi(), usePracticeId(), useIdempotencyKey()]
  const navigate = useNavigate()
  const [asked, setAsked] = useState<{
    of: CreateClaimBatchBody['claims']
    warnings: readonly RefusedFinding[]
  } | null>(null)
  const making = useMutation({
    mutationFn: (body: CreateClaimBatchBody) =>
      api.claims.createBatch({ practiceId }, body, { idempotencyKey: keyFor(body) }),
    onSettled: useRefreshPractice(),
  })
  const send = (claims: CreateClaimBatchBody['claims'], allowWarnings: boolean) =>
    making.mutate(
      { claims, allowWarnings },
      {
        onSuccess: (file) => {
          setAsked(null)
          showToast({ title: `${fileName(file)} made`, tone: 'good' })
          void navigate(paths.claims({ view: 'files' }))
        },
        onError: (error) => {
          const findings = claimFindings(error) ?? []
          const isAsking = findings.length > 0 && findings.every(({ level }) => level === 'warning')
          setAsked(isAsking ? { of: claims, warnings: findings } : null)
        },
      },
    )
  return {
    isPending: making.isPending,
    make: (claims: readonly Pick<ClaimSummary, 'id' | 'version'>[]) =>
      send(
        claims.map(({ id, version }) => ({ id, version })),
        false,
      ),
    /** What is asked about before it is made. */
    warnings: asked?.warnings ?? null,
    confirm: () => asked && send(asked.of, true),
    cancel: () => setAsked(null),
    failure: making.error && asked === null ? refusalWords(making.error) : null,
  }
}

/** Why no file was made; what stands in the way of its claims, in words. */
function refusalWords(error: unknown): string {
  const findings = claimFindings(error) ?? []
  const errors = findings.filter(({ level }) => level === 'error')
  return [
    failureWords(error, CLAIMS_MESSAGES.createBatch),
    ...errors.map((finding) => `${refusedWords(finding)}.`),
  ].join(' ')
}

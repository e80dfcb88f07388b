import { claimFindings, CLAIMS_MESSAGES } from '@oaklet/api'
import type { RefusedFinding, ClaimSummary, CreateClaimBatchBody } from '@oaklet/api/contract'
import { showToast } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useRefreshPractice } from '../../../../records/practice/use-refresh-practice'
import { failureWords } from '../../../../shared/failure-words'
import { isRefusal } from '../../../../shared/forms/use-as-sent'
import { paths } from '../../../../shared/paths'
import { useApi } from '../../../../shared/use-api'
import { useIdempotencyKey } from '../../../../shared/use-idempotency-key'
import { usePracticeId } from '../../../../shared/use-session'
import { refusedWords } from '../claim-words'
import { fileName } from './file-words'
import type { MadeFile } from './use-made-file'

/** Makes a file of ready claims and leads to it; warnings are asked about first, where there are no errors. */
export function useMakeFile() {
  const [api, practiceId, { keyFor }] = [useApi(), usePracticeId(), useIdempotencyKey()]
  const [navigate, refresh] = [useNavigate(), useRefreshPractice()]
  const [asked, setAsked] = useState<{
    of: CreateClaimBatchBody['claims']
    warnings: readonly RefusedFinding[]
  } | null>(null)
  const making = useMutation({
    mutationFn: (body: CreateClaimBatchBody) =>
      api.claims.createBatch({ practiceId }, body, { idempotencyKey: keyFor(body) }),
    // The totals of all claims take long; nothing here goes by them.
    onSettled: () => void refresh(),
  })
  const send = (claims: CreateClaimBatchBody['claims'], allowWarnings: boolean) =>
    making.mutate(
      { claims, allowWarnings },
      {
        onSuccess: (file) => {
          setAsked(null)
          showToast({ title: `${fileName(file)} made${file.isTest ? ', as a test' : ''}`, tone: 'good' })
          void navigate(paths.claims({ view: 'files' }), {
            state: { madeFileId: file.id } satisfies MadeFile,
          })
        },
        onError: (error) => {
          // Of a lost answer nothing is known: what is sent again has to be the same.
          if (!isRefusal(error)) return
          const findings = claimFindings(error) ?? []
          const isAsking = findings.length > 0 && findings.every(({ level }) => level === 'warning')
          setAsked(isAsking ? { of: claims, warnings: findings } : null)
        },
      },
    )
  const failure = making.error && refusalWords(making.error)
  return {
    isPending: making.isPending,
    make: (claims: readonly Pick<ClaimSummary, 'id' | 'version'>[]) =>
      send(
        claims.map(({ id, version }) => ({ id, version })),
        false,
      ),
    failure: asked === null ? failure : null,
    /** What is asked about before it is made. */
    question: {
      warnings: asked?.warnings ?? null,
      isPending: making.isPending,
      // What the answer asks about is no failure.
      failure: isRefusal(making.error) ? null : failure,
      onConfirm: () => asked && send(asked.of, true),
      onCancel: () => setAsked(null),
    },
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

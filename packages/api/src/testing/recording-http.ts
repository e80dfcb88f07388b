import type { Http, HttpRequest } from '../http/create-http'
import { createFakePlatform } from './fake-platform'

/** A transport that remembers. */
export interface RecordingHttp extends Http {
  /** What was sent, in order. */
  readonly sent: readonly HttpRequest[]
}

/** A transport without a network: it notes each request, and answers what `answer` gives. */
export function createRecordingHttp(answer: (request: HttpRequest) => unknown): RecordingHttp {
  const sent: HttpRequest[] = []
  return {
    sent,
    platform: createFakePlatform(),
    rateLimit: () => null,
    send: (request) => {
      sent.push(request)
      return Promise.resolve(answer(request))
    },
  }
}

import { createAuthApi } from '@oaklet/api'
import { createRecordingHttp } from '@oaklet/api/testing'

// The client loads its schemas with the first call, and a fake clock knows no time for that.
await createAuthApi(createRecordingHttp(() => null))
  .getMfaAttempt('any')
  .catch(() => undefined)

import * as v from 'valibot'

/** Whom pages pass their events to. What is told here is public: browsers hold it. */
export const analyticsReceivers = v.object({
  /** A PostHog project. */
  product: v.nullable(v.object({ key: v.string(), host: v.string() })),
  tagManager: v.nullable(
    v.object({
      id: v.string(),
      origin: v.string(),
      /** From where its tags may load scripts, besides: origins, or `https://*.example.com`. */
      origins: v.array(v.string()),
    }),
  ),
})
export type AnalyticsReceivers = v.InferOutput<typeof analyticsReceivers>

import * as z from 'zod/mini';
import { makeBurstLimit } from '@/server/attempts/burstLimit';
import { burstLimits } from '@/server/attempts/limitTable';
import type { Clock } from '@/server/clock';
import type { Handler } from '@/server/http/api';
import type { RequestContext } from '@/server/http/requestContext';

const Report = z.object({
  'csp-report': z.object({
    'effective-directive': z.optional(z.string()),
    'blocked-uri': z.optional(z.string()),
  }),
});

/**
 * `POST /csp-reports`: a browser blocked something on one of our pages. The directive and the kind of source are
 * logged. URLs may contain what a person typed, so only their scheme is kept. Floods of reports are not logged.
 */
export function makePolicyReportHandler(clock: Clock): Handler {
  const burst = makeBurstLimit(clock, burstLimits['policy-reports']);
  return async (call) => {
    if (burst.allows(call)) await logReport(call);
    return { status: 204 };
  };
}

async function logReport(context: RequestContext): Promise<void> {
  const report = parse((await context.rawBody()).toString('utf8'));
  if (report) {
    const blocked = report['blocked-uri'] ?? '';
    const source = blocked.includes(':') ? blocked.slice(0, blocked.indexOf(':')) : blocked;
    context.services.log.warn(
      { directive: clean(report['effective-directive'] ?? ''), source: clean(source) },
      'content policy violation',
    );
  }
}

function parse(text: string): z.infer<typeof Report>['csp-report'] | null {
  try {
    const result = Report.safeParse(JSON.parse(text));
    return result.success ? result.data['csp-report'] : null;
  } catch {
    return null;
  }
}

function clean(value: string): string {
  return value.replace(/[^a-z-]/g, '').slice(0, 40);
}

import { StatementPage } from '@/components/sections/help/StatementPage';
import { DocumentField } from '@/components/ui/forms/DocumentField';
import { cancelWords } from '@/lib/content/help/cancelWords';
import { maxReasonLength } from '@/lib/content/help/maxReasonLength';
import { cancellationKinds } from '@/lib/contract/cancellation';

/** The page on which consumers cancel a contract. Without a script, too, the reason is there, whatever the kind. */
export function CancelPage() {
  const { fields, kinds, errors } = cancelWords;
  return (
    <StatementPage route="/help/cancel" name="cancel" words={cancelWords}>
      <DocumentField form="cancel" name="kind" words={fields.kind} error={errors.kind}>
        <select
          className="text-field select-field"
          id="cancel-kind"
          name="kind"
          aria-describedby="cancel-kind-hint"
        >
          {cancellationKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kinds[kind]}
            </option>
          ))}
        </select>
      </DocumentField>
      <DocumentField form="cancel" name="reason" words={fields.reason} error={errors.reason}>
        <textarea
          className="text-field"
          id="cancel-reason"
          name="reason"
          rows={3}
          maxLength={maxReasonLength}
          defaultValue=""
          aria-describedby="cancel-reason-hint"
        />
      </DocumentField>
      <DocumentField form="cancel" name="end" words={fields.end} error={errors.end}>
        <input
          className="text-field"
          id="cancel-end"
          name="end"
          type="date"
          defaultValue=""
          aria-describedby="cancel-end-hint"
        />
      </DocumentField>
    </StatementPage>
  );
}

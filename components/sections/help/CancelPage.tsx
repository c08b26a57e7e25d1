import { StatementForm } from '@/components/sections/help/StatementForm';
import { StatementPage } from '@/components/sections/help/StatementPage';
import { DocumentField } from '@/components/ui/forms/DocumentField';
import { cancelWords } from '@/lib/content/help/cancelWords';
import { maxReasonLength } from '@/lib/content/help/maxReasonLength';
import { cancellationKinds } from '@/lib/contract/cancellation';

/** The page on which consumers cancel a contract. */
export function CancelPage() {
  return <StatementPage words={cancelWords} form={<CancelForm />} />;
}

/** The form with which consumers cancel a contract. Without a script, too, the reason is there, whatever the kind. */
function CancelForm() {
  const { fields, kinds, errors } = cancelWords;
  return (
    <StatementForm name="cancel" action="/help/cancel" words={cancelWords}>
      <DocumentField
        id="cancel-kind"
        name="kind"
        label={fields.kind.label}
        hint={fields.kind.hint}
        error={errors.kind}
      >
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
      <DocumentField
        id="cancel-reason"
        name="reason"
        label={fields.reason.label}
        hint={fields.reason.hint}
        error={errors.reason}
      >
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
      <DocumentField
        id="cancel-end"
        name="end"
        label={fields.end.label}
        hint={fields.end.hint}
        error={errors.end}
      >
        <input
          className="text-field"
          id="cancel-end"
          name="end"
          type="date"
          defaultValue=""
          aria-describedby="cancel-end-hint"
        />
      </DocumentField>
    </StatementForm>
  );
}

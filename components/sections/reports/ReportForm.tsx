import { Field } from '@/components/ui/forms/Field';
import { reportForm } from '@/lib/content/downloadPages/reports';
import { ChoiceField, LinesField } from './MailFields';
import { MailForm } from './MailForm';

/** Which site, and why it is harmless. The app passes the URL; enhance/forms/reportedUrl puts it into the field. */
export function ReportForm() {
  const { subject, submit, url, why, role } = reportForm;
  return (
    <MailForm subject={subject} submit={submit} event="malicious_site_report">
      <Field id="reported-address" label={url.label} hint={url.hint}>
        <input
          className="text-field"
          id="reported-address"
          name={url.label}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={2000}
          required
          aria-describedby="reported-address-hint"
          data-reported-address
        />
      </Field>
      <ChoiceField name={role.label} options={role.options} />
      <LinesField id="reason" name={why.label} hint={why.hint} />
    </MailForm>
  );
}

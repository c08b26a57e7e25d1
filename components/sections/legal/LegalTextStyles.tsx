/** How the markup of a legal text looks. On a narrow screen each row of a table becomes a small block of its own. */
export function LegalTextStyles() {
  return (
    <style jsx global>{`
      .legal-text > * {
        margin-top: 1em;
      }

      .legal-text h3 {
        margin-top: 1.6em;
        scroll-margin-top: var(--space-6);
      }

      .legal-text > ul {
        padding-left: 1.375rem;
      }

      .legal-text > ol {
        padding-left: 1.625rem;
      }

      .legal-text li + li {
        margin-top: 0.5em;
      }

      .legal-text li::marker {
        color: var(--color-accent-text);
        font-weight: var(--weight-semibold);
      }

      .legal-text strong {
        font-weight: var(--weight-semibold);
      }

      .legal-text .whole {
        white-space: nowrap;
      }

      .legal-text table {
        width: 100%;
        margin-top: var(--text-body);
        border-collapse: collapse;
        font-size: var(--text-small);
        line-height: 1.5;
      }

      .legal-text th,
      .legal-text td {
        padding: 0.75rem 1rem 0.75rem 0;
        border-bottom: 1px solid var(--color-border);
        text-align: left;
        vertical-align: top;
      }

      .legal-text thead th {
        color: var(--color-text-muted);
        font-weight: var(--weight-medium);
      }

      .legal-text tbody th {
        width: 42%;
      }

      @media (--from-narrow) {
        .legal-text .wide tbody th {
          width: 20%;
        }

        .legal-text .wide td:last-child {
          width: 24%;
        }

        .legal-text .even tbody th {
          width: 28%;
        }

        .legal-text .even td:last-child {
          width: 36%;
        }
      }

      @media screen and (--below-narrow) {
        .legal-text thead {
          position: absolute;
          width: 1px;
          height: 1px;
          overflow: hidden;
          clip-path: inset(50%);
        }

        .legal-text tbody tr,
        .legal-text tbody th,
        .legal-text tbody td {
          display: block;
          width: auto;
          padding: 0;
          border: 0;
        }

        .legal-text td[data-column]::before {
          color: var(--color-text-muted);
          content: attr(data-column);
        }

        .legal-text tbody tr {
          padding-block: 0.75rem;
          border-bottom: 1px solid var(--color-border);
        }
      }
    `}</style>
  );
}

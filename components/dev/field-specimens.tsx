import { useId } from 'react';
import styled from 'styled-components';
import { FilterInput } from '../settings/settings-rows';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { ChoiceForm } from '../ui/ChoiceForm';
import { Field, TextField } from '../ui/Field';
import { PasswordField } from '../ui/PasswordField';
import { FieldForm } from '../ui/FieldForm';
import { Message } from '../ui/Message';
import { Select, SmallSelect } from '../ui/Select';
import { TextArea } from '../ui/TextInput';
import type { SpecimenGroup } from './specimen';

const Paper = styled(Card)`
  max-width: 480px;
`;

const SERVERS = ['Korea', 'Europe West', 'North America'].map((name) => <option key={name}>{name}</option>);

function TextFields() {
  return (
    <Paper data-padded="">
      <FieldForm as="div">
        <TextField label="Empty" placeholder="Placeholder" />
        <PasswordField label="With a hint" hint="At least 6 characters" defaultValue="secret12" autoComplete="off" />
        <TextField label="Wrong" error="Enter a valid email" defaultValue="nobody@" />
        <PasswordField
          label="Too short"
          hint="At least 6 characters"
          error="Use at least 6 characters."
          defaultValue="sec"
          autoComplete="off"
        />
        <Message kind="error">That did not work. Please try again.</Message>
        <TextField label="Disabled" disabled defaultValue="Not now" />
        <TextField label="Colour" hint="Stands beside your name" type="color" defaultValue="#3b82f6" />
        <Field label="Several lines">
          <TextArea rows={3} />
        </Field>
      </FieldForm>
    </Paper>
  );
}

function Selects() {
  const id = useId();
  return (
    <Paper data-padded="">
      <FieldForm as="div">
        <Field label="In a form" hint="As wide as the form">
          <Select>{SERVERS}</Select>
        </Field>
        <div>
          <label htmlFor={id}>Above a list </label>
          <SmallSelect id={id}>{SERVERS}</SmallSelect>
        </div>
      </FieldForm>
    </Paper>
  );
}

function WholeForm() {
  return (
    <Paper data-padded="">
      <FieldForm aria-label="Example" onSubmit={() => undefined}>
        <TextField label="E-mail" type="email" autoComplete="off" />
        <div data-part="row">
          <label data-part="check">
            <input type="checkbox" defaultChecked />
            Stay signed in
          </label>
          <button type="button" data-part="link">
            Forgotten?
          </button>
        </div>
        <Message kind="info">A mail is on its way.</Message>
        <Button type="submit" data-variant="primary">
          Send
        </Button>
      </FieldForm>
    </Paper>
  );
}

function Choices() {
  return (
    <ChoiceForm aria-label="Choices" onSubmit={(event) => event.preventDefault()}>
      <Field label="Season">
        <SmallSelect>
          {['Summer 2023', 'Spring 2023'].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SmallSelect>
      </Field>
      <Field label="Server">
        <SmallSelect>{SERVERS}</SmallSelect>
      </Field>
      <Button type="submit">Apply (without scripts)</Button>
    </ChoiceForm>
  );
}

export const FIELDS: SpecimenGroup = {
  id: 'fields',
  title: 'Fields and forms',
  specimens: [
    {
      id: 'text-field',
      title: 'TextField, Field, TextArea',
      use: 'A line or more of text under its label; a form says in a Message what is wrong.',
      show: TextFields,
    },
    { id: 'select', title: 'Select, SmallSelect', use: 'A choice in a form, or above a table or list.', show: Selects },
    { id: 'form', title: 'FieldForm', use: 'Fields one below the other, with what stands between them.', show: WholeForm },
    { id: 'choice-form', title: 'ChoiceForm', use: 'Choices that take effect at once, and by a button without scripts.', show: Choices },
    {
      id: 'filter-input',
      title: 'FilterInput',
      use: 'Narrows the list below it, on the page itself.',
      show: () => <FilterInput type="search" aria-label="Filter" placeholder="Filter" />,
    },
  ],
};

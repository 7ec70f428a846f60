import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { StaffInput, StaffOperation } from "#inbox/inbox-operations.ts";
import type { Desk } from "./desk.ts";
import { Heading } from "./Heading.tsx";
import { Invite, Link } from "./Invite.tsx";
import { moment } from "@practice/site/practice/practice-time.ts";
import { Loaded } from "./Loaded.tsx";
import styles from "./Manage.module.css";
import { Endings, PersonCard } from "./PersonCard.tsx";
import { Problem } from "./Problem.tsx";

/** Who can sign in: the staff see themselves; managers see and invite everyone. */
export function People({ desk }: { desk: Desk }) {
  const client = useQueryClient();
  // Always refetched: people and sessions may have changed.
  const query = useQuery({ queryKey: ["people"], queryFn: () => desk.ask("people", {}), refetchOnMount: "always" });
  const onSuccess = () => client.invalidateQueries({ queryKey: ["people"] });
  const inviting = useMutation({
    mutationFn: (input: StaffInput<"people/invite">) => desk.ask("people/invite", input),
    // The link is shown once, and not cached.
    gcTime: 0,
    onSuccess,
  });
  const changing = useMutation({ mutationFn: (change: () => Promise<unknown>) => change(), onSuccess });
  const change = <Name extends StaffOperation>(operation: Name, input: StaffInput<Name>) =>
    changing.mutate(() => desk.ask(operation, input));
  const now = desk.now();
  return (
    <>
      <Heading level="h2">People</Heading>
      <p className={styles.lead}>
        {desk.isManager ? "Who can sign in, with their" : "Your"} passkeys and open sessions. What you end here ends at
        once.
      </p>
      {desk.isManager && <Invite busy={inviting.isPending} onInvite={inviting.mutate} />}
      {inviting.data && <Link link={inviting.data.link} until={moment(inviting.data.expiresAt, now)} />}
      <Problem error={inviting.error ?? changing.error} />
      <Loaded query={query}>
        {({ people, invitations }) => (
          <>
            {invitations.length > 0 && (
              <section aria-labelledby="invited-title">
                <h3 id="invited-title">Invited</h3>
                <Endings
                  busy={changing.isPending}
                  lines={invitations.map(({ id, name, role, expiresAt }) => ({
                    id,
                    text: `${name}, ${role}. The link works until ${moment(expiresAt, now)}.`,
                    label: `Cancel the invitation of ${name}`,
                    onEnd: () => change("invitations/revoke", { invitation: id }),
                  }))}
                />
              </section>
            )}
            {people.map((person) => (
              <PersonCard
                key={person.id}
                person={person}
                now={now}
                isMe={person.id === desk.session.person.id}
                isManager={desk.isManager}
                busy={changing.isPending || inviting.isPending}
                onChange={change}
                onInvite={() => inviting.mutate({ person: person.id })}
              />
            ))}
          </>
        )}
      </Loaded>
    </>
  );
}

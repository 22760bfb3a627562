import '@snap/portal-ui/department-list/styles.css';
import { DepartmentList } from '@snap/portal-ui/department-list';

export function Subdepartments() {
  return (
    <DepartmentList
      aria-label="Departments"
      departments={[
        { id: 'politics', name: 'Politics', people: 46 },
        { id: 'video', name: 'Video', people: 31 },
      ]}
      onOpen={(id) => window.location.assign(`/departments/${id}`)}
    />
  );
}

-- The account of HAProxy's health check (haproxy.cfg). It has no rights.
CREATE USER IF NOT EXISTS 'haproxy'@'%';
-- Copies the data to a node that joins (mariadb-backup), and answers the health check: it signs in through the socket, as the user of the server.
CREATE USER IF NOT EXISTS 'mysql'@'localhost' IDENTIFIED VIA unix_socket;
GRANT RELOAD, PROCESS, LOCK TABLES, BINLOG MONITOR ON *.* TO 'mysql'@'localhost';
